import { describe, expect, it } from 'vitest';
import { calculators } from '@/lib/calculators/registry';
import { formatParameters } from '@/lib/site/api/endpoints';
import type { ApiError } from '../responses/errors';
import { calculatorResource, indexResource, institutionResource } from './api-resources';

/** What a call throws. */
function refusal(call: () => unknown): ApiError['body'] extends () => infer B ? B : never {
  try {
    call();
  } catch (error) {
    return (error as ApiError).body();
  }
  throw new Error('Nothing was refused');
}

describe('calculatorResource', () => {
  it('answers a query, and links the page that runs the same calculation, an income of 0 included', () => {
    const { body, query, links } = calculatorResource('nursing-roi')(
      new URLSearchParams('degree=BSN&x=1&state=ohio&current_income=0'),
    );
    expect(body).toMatchObject({ calculator: 'nursing-roi', inputs: { state: 'ohio', degree: 'BSN' } });
    expect(query).toBe('state=ohio&degree=BSN&current_income=0');
    expect(links).toEqual([
      {
        href: 'http://localhost:3000/calculators/nursing-roi?state=ohio&degree=BSN&current_income=0',
        rel: 'alternate',
        type: 'text/html',
      },
    ]);
  });

  it('refuses a query that breaks the declaration', () => {
    const { error } = refusal(() => calculatorResource('nursing-roi')(new URLSearchParams('state=ohio')));
    expect(error).toMatchObject({ code: 'invalid_parameter', parameter: 'degree' });
  });

  it('says which calculators there are when it is asked for another', () => {
    const ids = calculators.map(({ id }) => id);
    for (const id of ['nope', '', '__proto__', 'constructor']) {
      expect(refusal(() => calculatorResource(id)).error).toEqual({
        code: 'unknown_calculator',
        message: `No such calculator; there are ${ids.join(', ')}.`,
        parameter: 'calculator',
        allowed_values: ids,
      });
    }
  });
});

describe('institutionResource', () => {
  const slug = 'ohio-state-university-main-campus-204796';

  it('answers a slug', () => {
    expect(institutionResource(slug)(new URLSearchParams())).toMatchObject({ body: { slug } });
  });

  it.each(['204796', 'osu-204796', 'Ohio-State-University-Main-Campus-204796'])(
    'leads from %s to it',
    (name) => {
      expect(institutionResource(name)(new URLSearchParams())).toEqual({
        movedTo: `/api/agent/v1/programs/${slug}`,
      });
    },
  );

  it('says in words what names a school where nothing does', () => {
    expect(refusal(() => institutionResource('000000')).error).toMatchObject({
      code: 'not_found',
      parameter: 'slug',
      allowed_values: [expect.stringContaining('the slug of')],
    });
  });
});

describe('indexResource', () => {
  const resource = indexResource({ json: () => ({ form: 'json' }), openapi: () => ({ form: 'openapi' }) });

  it.each([
    ['', 'json', ''],
    ['format=', 'json', ''],
    ['format=json', 'json', ''],
    ['format=openapi&other=1', 'openapi', 'format=openapi'],
  ])('answers %j in the format %s', (query, form, canonical) => {
    const answered = resource(new URLSearchParams(query));
    expect(answered).toEqual({ body: { form }, parameters: formatParameters, query: canonical });
  });

  it('refuses another form', () => {
    const { error } = refusal(() => resource(new URLSearchParams('format=xml')));
    expect(error).toMatchObject({ parameter: 'format', allowed_values: ['json', 'openapi'] });
  });
});
