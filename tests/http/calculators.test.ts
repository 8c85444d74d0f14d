import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { call, errorOf } from '../support/api';

const answerSchema = z.looseObject({
  calculator: z.string(),
  calculation_version: z.string(),
  data_version: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  assumptions: z.array(z.string()).min(1),
  sources: z.array(z.string()).min(1),
  links: z.looseObject({ human_page: z.url(), methodology: z.url(), data: z.url() }),
});

const requests = [
  {
    id: 'nursing-roi',
    query: 'state=ohio&degree=BSN',
    canonical: 'state=ohio&degree=BSN&current_income=0',
    members: [
      'summary',
      'break_even_months',
      'expected_salary',
      'net_earnings_5_year',
      'net_earnings_10_year',
      'net_earnings_20_year',
    ],
  },
  {
    id: 'lpn-pathway',
    query: 'starting_point=none&end_goal=become_rn&priority=cost&timeline=year&budget=moderate',
    members: ['recommended_route', 'ladder', 'months_to_goal_low', 'cost_low', 'cost_high', 'runner_up'],
  },
  {
    id: 'admission-readiness',
    query: 'gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna',
    members: ['readiness_score', 'band_label', 'next_steps'],
  },
];

describe.each(requests)('$id', ({ id, query, canonical = query, members }) => {
  const path = `/api/agent/v1/calculators/${id}`;

  it('answers with a CalculatorResult', async () => {
    const answered = await call(`${path}?${query}`);
    expect(answered.status).toBe(200);
    const body = answerSchema.parse(answered.json());
    expect(body.calculator).toBe(id);
    for (const member of members) expect(body.result).toHaveProperty(member);
  });

  it('links the page that runs the same calculation, in the body and in the Link header', async () => {
    const answered = await call(`${path}?${query}`);
    const page = `${inject('baseUrl')}/calculators/${id}?${canonical}`;
    expect(answerSchema.parse(answered.json()).links.human_page).toBe(page);
    expect(answered.headers.get('link')).toBe(
      `<${inject('baseUrl')}/api/agent/v1/openapi.json>; rel="service-desc"; type="application/json", ` +
        `<${inject('baseUrl')}/developers>; rel="service-doc"; type="text/html", ` +
        `<${page}>; rel="alternate"; type="text/html"`,
    );
  });

  it('is compact JSON in UTF-8 that may be kept for a day', async () => {
    const { text, headers, json } = await call(`${path}?${query}`);
    expect(text).toBe(JSON.stringify(json()));
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
  });
});

describe('an id that no calculator has', () => {
  const ids = [
    'nope',
    'NURSING-ROI',
    '__proto__',
    'constructor',
    'toString',
    '%00',
    'nursing-roi%20',
    'x'.repeat(5000),
  ];

  it.each(ids)('%s is 404 unknown_calculator with the ids that there are', async (id) => {
    const answered = await call(`/api/agent/v1/calculators/${id}?state=ohio&degree=BSN`);
    expect(answered.status).toBe(404);
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(errorOf(answered)).toMatchObject({
      code: 'unknown_calculator',
      parameter: 'calculator',
      allowed_values: requests.map((request) => request.id),
    });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is 404 for %s too', async (method) => {
    const answered = await call('/api/agent/v1/calculators/nope', { method });
    expect(answered.status).toBe(404);
    expect(errorOf(answered).code).toBe('unknown_calculator');
  });
});
