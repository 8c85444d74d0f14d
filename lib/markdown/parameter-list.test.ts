import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { calculators } from '@/lib/calculators/registry';
import { pageQuery } from '@/lib/site/pages/queries';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { parsed } from '@/tests/support/markdown';
import { markdownOfPage } from './document';
import { howToAsk, parameterList } from './parameter-list';

/** Text of the list of a page: heading, addresses, one line for each parameter. */
const lines = (path: string) => {
  const [heading, addresses, list] = parameterList(path);
  const items = list?.children.flatMap((item) => (item.type === 'element' ? [textOf(item)] : [])) ?? [];
  return [...[heading, addresses].map((node) => (node ? textOf(node) : '')), ...items];
};

const line = (path: string, name: string) =>
  lines(path).find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}:`));

describe('parameterList', () => {
  it('says where to send a query, as JSON too', () => {
    expect(lines('/calculators/nursing-roi').slice(0, 2)).toEqual([
      'Parameters of /calculators/nursing-roi',
      `GET ${absoluteUrl('/calculators/nursing-roi.md')}, as JSON GET ${absoluteUrl('/api/agent/v1/calculators/nursing-roi')}`,
    ]);
  });

  it('says of a parameter its meaning, whether it is required, its other names, default and values', () => {
    expect(line('/calculators/admission-readiness', 'entrance_exam_score')).toMatch(
      /^entrance_exam_score \(required\): .+ Also called: teas_score\. Allowed: a number from 0 to 100 \(values outside are clamped\)\.$/,
    );
    expect(line('/calculators/nursing-roi', 'current_income')).toMatch(
      /^current_income: .+ the API 0\. Allowed: a number from 0 to 10000000\.$/,
    );
    expect(line('/calculators/nursing-roi', 'degree')).toContain(
      ' Allowed: LPN (Practical nursing certificate or diploma (LPN/LVN)), ADN (',
    );
  });

  it('names the state of each slug only where the slug does not say it', () => {
    expect(line('/programs', 'state')).toContain('alabama, alaska, ');
  });

  it('does not repeat a list of values', () => {
    expect(line('/calculators/admission-readiness', 'has_retakes')).toContain(
      'Allowed: as for science_prereqs_complete.',
    );
  });

  it('lists what only the page reads', () => {
    expect(line('/calculators/nursing-roi', 'compare')).toContain('both as california.ADN');
    expect(line('/programs', 'view')).toContain('Allowed: cards, table.');
    expect(lines('/programs/compare')).toHaveLength(5);
    expect(line('/calculators/nursing-roi', 'pay_per')).toMatch(/^pay_per \(page only\): /);
    expect(lines('/calculators/lpn-pathway').filter((one) => one.includes('(page only)'))).toHaveLength(4);
    expect(line('/calculators/nursing-roi', 'current_income')).not.toContain('(page only)');
  });

  it('lists of a state with pass rates what can be chosen there', () => {
    expect(line('/nclex-pass-rates/georgia', 'year')).toMatch(
      /Default: newest\. Allowed: .*newest \(.+\), all/,
    );
  });

  it('is empty for a page that reads no query', () => {
    expect(parameterList('/about')).toEqual([]);
    expect(parameterList('/nope')).toEqual([]);
  });
});

describe('howToAsk', () => {
  const shortly = (path: string) => howToAsk(path).map(textOf);

  it('gives a request that works, as JSON too, and every parameter with its values or an example', () => {
    expect(shortly('/calculators/admission-readiness')).toEqual([
      `How to ask: GET ${absoluteUrl('/calculators/admission-readiness.md')}?gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna, as JSON GET ${absoluteUrl('/api/agent/v1/calculators/admission-readiness')}?gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna.`,
      expect.stringMatching(
        /^Parameters: gpa=3\.4 \(required\), .*program_type=ADN\|BSN\|.*has_retakes=true\|false.*“Parameters of \/calculators\/admission-readiness” below\.$/,
      ),
    ]);
  });

  it.each([
    paths.programs,
    paths.programComparison,
    ...calculators.map(({ id }) => paths.calculatorPage(id)),
  ])('is within the first 2,000 characters of %s', (path) => {
    const markdown = markdownOfPage(parsed('<main><h1>Title</h1><p>Answer</p></main>'), path) ?? '';
    const start = markdown.slice(0, markdown.indexOf('Answer'));
    expect(start.length).toBeLessThan(2_000);
    const { parameters = {}, pageOnly = {}, example = '' } = pageQuery(path) ?? {};
    for (const name of Object.keys({ ...parameters, ...pageOnly })) expect(start).toContain(`\`${name}`);
    expect(example).not.toBe('');
    expect(start).toContain(`${absoluteUrl(path)}.md?${example}`);
  });

  it('is empty for a page that reads no query', () => {
    expect(howToAsk('/about')).toEqual([]);
  });
});
