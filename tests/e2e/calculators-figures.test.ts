import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { result as readinessResult } from '@/lib/calculators/admission-readiness/result';
import { result as pathwayResult } from '@/lib/calculators/lpn-pathway/result';
import { result as roiResult } from '@/lib/calculators/nursing-roi/result';
import { formatDollars, formatDollarsRounded, formatMonths, formatNumber } from '@/lib/numbers/format';
import { attributes, elements, textOf } from '../support/markup';

const page = async (path: string) => (await fetch(inject('baseUrl') + path)).text();

async function bothFor<R extends z.ZodType>(id: string, query: string, result: R) {
  const response = await fetch(`${inject('baseUrl')}/api/agent/v1/calculators/${id}?${query}`);
  const body = z
    .object({ result, assumptions: z.array(z.string()), links: z.object({ human_page: z.string() }) })
    .parse(await response.json());
  const markup = await page(new URL(body.links.human_page).pathname + new URL(body.links.human_page).search);
  return { ...body, markup, text: textOf(markup) };
}

describe('the figures of a page are those of the API for the same query', () => {
  it.each([
    'state=ohio&degree=BSN',
    'state=california&degree=MSN&current_income=100000',
    'state=alaska&degree=PHD&current_income=60000',
    'state=district-of-columbia&degree=LPN&current_income=31000',
  ])('nursing-roi?%s', async (query) => {
    const { result, text, markup, assumptions } = await bothFor('nursing-roi', query, roiResult);
    const shown = [
      result.expected_salary,
      result.total_cost,
      result.tuition_total,
      result.net_earnings_5_year,
      result.net_earnings_10_year,
      result.net_earnings_20_year,
      result.net_gain_20_year,
      ...result.timeline.map(({ cumulative_if_enrolled }) => cumulative_if_enrolled),
    ];
    for (const figure of shown) expect(text).toContain(formatDollars(figure));
    expect(text).toContain(formatDollarsRounded(result.typical_entrant.baseline_income));
    expect(text).toContain(formatDollarsRounded(result.total_cost));
    const months = result.break_even_months_from_start;
    const isInTime = months !== null && months <= 12 * (result.timeline.at(-1)?.year ?? 0);
    expect(textOf(elements(markup, 'h2')[0] ?? '')).toContain(
      isInTime ? formatMonths(months) : 'Not through pay',
    );
    if (result.graduate_earnings) {
      expect(text).toContain(formatDollars(result.graduate_earnings.median_restated));
    }
    for (const assumption of assumptions) expect(text).toContain(assumption.replace(/\s+/g, ' '));
  });

  it.each([
    'starting_point=none&end_goal=become_rn&priority=speed&timeline=asap&budget=tight',
    'starting_point=none&end_goal=become_rn&priority=pay&timeline=asap&budget=tight',
    'starting_point=degree_holder&end_goal=advanced&priority=cost&timeline=asap&budget=moderate',
  ])('lpn-pathway?%s', async (query) => {
    const { result, text, markup, assumptions } = await bothFor('lpn-pathway', query, pathwayResult);
    const figures = result.scores.flatMap(({ attributes: route }) =>
      route
        ? [route.upfront_money, route.total_cost, route.net_earnings_10_year, route.net_earnings_20_year]
        : [],
    );
    for (const figure of figures) expect(text).toContain(formatDollars(figure));
    // A sentence that leads to another answer is a link: curly quotation marks, no period.
    const plain = text.replaceAll(/[“”]/g, '"');
    const answer = markup.slice(markup.indexOf('id="answer"'), markup.indexOf('id="next"'));
    expect(textOf(answer)).toContain(formatDollarsRounded(result.cost_for_budget));
    expect(textOf(answer)).toContain(`${result.months_to_goal_typical} month`);
    for (const line of [...result.why, ...result.cautions, ...assumptions, result.runner_up.comparison]) {
      expect(plain).toContain(line.startsWith('With the ') ? line.replace(/\.$/, '') : line);
    }
  });

  it.each([
    'gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna',
    'gpa=2.4&entrance_exam_score=50&program_type=MSN&experience=rn&has_retakes=true',
    'gpa=3.6&entrance_exam_score=78&program_type=BSN&experience=none&entry_type=first_year',
  ])('admission-readiness?%s', async (query) => {
    const { result, text, assumptions } = await bothFor('admission-readiness', query, readinessResult);
    expect(text).toContain(`you score ${result.readiness_score} of 100`);
    expect(text).toContain(`${result.band_label}: `);
    const gains = result.next_steps.filter(({ points_gained }) => points_gained > 0);
    // What a change means is said in words of the page; its points are those of the API.
    for (const { points_gained, new_score } of gains) {
      expect(text).toContain(`+${points_gained}${new_score}`);
    }
    const lines = [
      ...result.components.map(({ label, points }) => `${label}${formatNumber(points, 1)}`),
      ...result.gates.flatMap(({ explanation, effect }) => [explanation, effect]),
      ...assumptions,
      result.gpa_note,
      ...result.notes,
    ];
    for (const line of lines) expect(text).toContain(line);
  });
});

describe('a calculator page', () => {
  const query = 'state=ohio&degree=BSN&current_income=30000';

  it('links to the API with the same query, and the API links back', async () => {
    const { markup, links } = await bothFor('nursing-roi', query, roiResult);
    const api = `/api/agent/v1/calculators/nursing-roi?${query}`;
    expect(attributes(markup, 'href')).toContain(api.replaceAll('&', '&amp;'));
    expect(links.human_page).toBe(`${inject('baseUrl')}/calculators/nursing-roi?${query}`);
    expect(textOf(markup)).toContain(`curl "${inject('baseUrl')}${api}"`);
  });

  it('has one address for one answer', async () => {
    const canonical = (markup: string) => /<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1];
    const one = await page(`/calculators/nursing-roi?${query}`);
    const other = await page(
      '/calculators/nursing-roi?current_income=30000.0&x=1&degree=BSN&state=ohio&compare=',
    );
    expect(canonical(other)).toBe(canonical(one));
  });

  it('describes itself to search engines, and escapes what it is sent', async () => {
    const markup = await page(`/calculators/nursing-roi?state=%3C%2Fscript%3E%3Cb%3E&degree=BSN`);
    const blocks = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const types = blocks.map(
      ([, json = '']) => z.object({ '@type': z.string() }).parse(JSON.parse(json))['@type'],
    );
    expect(types.sort()).toEqual(['BreadcrumbList', 'WebApplication']);
    expect(markup).not.toContain('<b>');
  });

  it('answers every malformed value with a page that says what to do', async () => {
    const values = [
      '1e3',
      '0x10',
      'k5',
      '1,00',
      'NaN',
      '-1',
      '10000001',
      '__proto__',
      '\u0000',
      '9'.repeat(5_000),
    ];
    for (const value of values) {
      const response = await fetch(
        `${inject('baseUrl')}/calculators/nursing-roi?state=ohio&degree=BSN&current_income=${encodeURIComponent(value)}`,
      );
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Error: ');
    }
  });
});
