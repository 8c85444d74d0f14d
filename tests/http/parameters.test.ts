import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, errorOf } from '../support/api';

const roi = '/api/agent/v1/calculators/nursing-roi';
const pathway = '/api/agent/v1/calculators/lpn-pathway';
const readiness = '/api/agent/v1/calculators/admission-readiness';

/** A query that works, with some parameters changed; undefined leaves one out. */
function query(works: Record<string, string>, changes: Record<string, string | undefined> = {}): string {
  const all = Object.entries({ ...works, ...changes });
  return new URLSearchParams(
    all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

const roiWorks = { state: 'ohio', degree: 'BSN' };
const pathwayWorks = {
  starting_point: 'none',
  end_goal: 'become_rn',
  priority: 'cost',
  timeline: 'year',
  budget: 'moderate',
};
const readinessWorks = { gpa: '3.4', entrance_exam_score: '78', program_type: 'BSN', experience: 'cna' };

const calculators = [
  { path: roi, works: roiWorks, required: Object.keys(roiWorks) },
  { path: pathway, works: pathwayWorks, required: Object.keys(pathwayWorks) },
  { path: readiness, works: readinessWorks, required: Object.keys(readinessWorks) },
];

const clampedAnswer = z.object({
  inputs: z.record(z.string(), z.unknown()),
  result: z.looseObject({ notes: z.array(z.string()), summary: z.string() }),
  links: z.object({ human_page: z.string() }),
});

async function refused(path: string, search: string) {
  const answered = await call(`${path}?${search}`);
  expect(answered.status).toBe(400);
  expect(answered.headers.get('cache-control')).toBe('no-store');
  const error = errorOf(answered);
  expect(error.code).toBe('invalid_parameter');
  expect(error.allowed_values?.length).toBeGreaterThan(0);
  return error;
}

async function inputsOf(path: string, search: string) {
  const answered = await call(`${path}?${search}`);
  expect(answered.status, answered.text.slice(0, 300)).toBe(200);
  return (answered.json() as { inputs: Record<string, unknown> }).inputs;
}

describe.each(calculators)('$path', ({ path, works, required }) => {
  it.each(required)('needs %s: missing, empty and blank are the same 400 that names it', async (name) => {
    const missing = await refused(path, query(works, { [name]: undefined }));
    expect(missing.parameter).toBe(name);
    expect(await refused(path, query(works, { [name]: '' }))).toEqual(missing);
    expect(await refused(path, query(works, { [name]: '  ' }))).toEqual(missing);
  });

  it('reports the first offending parameter in declared order, whatever the order of the query', async () => {
    expect((await refused(path, '')).parameter).toBe(required[0]);
    const [first = '', second = ''] = required;
    const both = [
      [second, 'x'],
      [first, 'x'],
    ]
      .map((pair) => pair.join('='))
      .join('&');
    expect((await refused(path, both)).parameter).toBe(first);
  });

  it('ignores unknown parameters and does not echo them', async () => {
    const plain = await call(`${path}?${query(works)}`);
    const more = await call(
      `${path}?utm_source=x&__proto__=y&constructor=z&${query(works)}&toString=1&${'q'.repeat(300)}=1`,
    );
    expect(more.text).toBe(plain.text);
  });

  it('gives the same bytes for every order of the query', async () => {
    const pairs = Object.entries(works);
    const plain = await call(`${path}?${query(works)}`);
    for (let turn = 1; turn < pairs.length; turn += 1) {
      const turned = [...pairs.slice(turn), ...pairs.slice(0, turn)].reverse();
      const answered = await call(`${path}?${new URLSearchParams(turned)}`);
      expect(answered.text).toBe(plain.text);
      expect(answered.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(answered.headers.get('link')).toBe(plain.headers.get('link'));
    }
  });

  it('takes a parameter twice with the same value, and refuses it with two', async () => {
    const [name = ''] = required;
    const value = works[name as keyof typeof works];
    const plain = await call(`${path}?${query(works)}`);
    const twice = await call(`${path}?${query(works)}&${name}=${value}&${name}=`);
    expect(twice.text).toBe(plain.text);
    expect((await refused(path, `${query(works)}&${name}=other`)).parameter).toBe(name);
  });

  it('never fails on odd names and values', async () => {
    const [name = ''] = required;
    const odd = [
      '%00',
      '%E0%A4%A',
      '%',
      '%zz',
      '%ED%A0%80',
      '%C3%28',
      '__proto__',
      'constructor',
      'toString',
      '[object Object]',
      '<script>alert(1)</script>',
      "'; DROP TABLE wages;--",
      '../../etc/passwd',
      '%F0%9F%91%A9',
      'ohi%D0%BE',
      'OHIO',
      'ohio%00',
      // As long as an address may be: from 8 KB on it is 414, whatever it names.
      'x'.repeat(7_000),
      '%0d%0aSet-Cookie:a=b',
      '%2B',
      'null',
      'undefined',
      'true',
    ];
    for (const value of odd) {
      const rest = query(works, { [name]: undefined });
      const error = await refused(path, `${rest}&${name}=${value}`);
      expect(error.parameter).toBe(name);
      expect(error.message.length).toBeLessThan(400);
      await call(`${path}?${query(works)}&${value.slice(0, 200)}=1`);
      await call(`${path}?${query(works)}&${name}[]=${value}&${name}.x=1`);
    }
    await refused(path, '&&&=&=x&?&%&%=%');
  });
});

describe('enumerations', () => {
  it('are case-sensitive and list their values', async () => {
    const { parameter, allowed_values } = await refused(roi, query(roiWorks, { degree: 'bsn' }));
    expect(parameter).toBe('degree');
    expect(allowed_values).toEqual([
      'LPN',
      'ADN',
      'RN_TO_BSN',
      'BSN',
      'RN_TO_MSN',
      'MSN',
      'DNP',
      'PHD',
      'CERTIFICATE',
    ]);
    const { allowed_values: states } = await refused(roi, query(roiWorks, { state: 'Ohio' }));
    expect(states).toHaveLength(51);
    expect(states).toContain('district-of-columbia');
  });
});

describe('numbers', () => {
  const malformed = [
    '0x10',
    '1e3',
    '1E3',
    'NaN',
    'Infinity',
    '-Infinity',
    '30,00',
    '30,0000',
    '45k',
    '30_000',
    '30 000',
    '$-1',
    '€30000',
    '+5',
    '1.2.3',
    '.',
    '-',
    '--1',
    '1-',
    '٣',
    '３',
    '1/2',
    '50%',
    'abc',
    '1;2',
    '0b1',
    '0o7',
    '1n',
    '1f',
    '1.5.',
    '−1',
  ];

  it.each(malformed)('current_income=%s is 400', async (current_income) => {
    const { parameter, allowed_values } = await refused(roi, query(roiWorks, { current_income }));
    expect(parameter).toBe('current_income');
    expect(allowed_values).toEqual(['a number from 0 to 10000000']);
  });

  it.each([
    ['45k', '45000'],
    ['4.5e4', '45000'],
    ['3,4', '3.4'],
  ])('current_income=%s says how to write it', async (current_income, plain) => {
    const { message } = await refused(roi, query(roiWorks, { current_income }));
    expect(message).toMatch(new RegExp(`: write ${plain.replace('.', '[.]')}[.]$`));
  });

  it.each([...malformed, '$3', '3%'])('gpa=%s is 400', async (gpa) => {
    const { parameter, allowed_values } = await refused(readiness, query(readinessWorks, { gpa }));
    expect(parameter).toBe('gpa');
    expect(allowed_values).toEqual(['a number from 0 to 4 (values outside are clamped)']);
  });

  it.each([
    ['3.5', 3.5],
    ['.5', 0.5],
    ['3.', 3],
    ['  3.5\t', 3.5],
    ['003.50', 3.5],
    ['-1', 0],
    ['-0', 0],
    ['4.0001', 4],
    ['99999999999999999999', 4],
  ])('gpa=%j is read as %d', async (gpa, value) => {
    expect(await inputsOf(readiness, query(readinessWorks, { gpa }))).toHaveProperty('gpa', value);
  });

  it.each([
    ['-5', 0],
    ['100.1', 100],
    ['78.25', 78.25],
    ['78%', 78],
  ])('entrance_exam_score=%s is %d', async (entrance_exam_score, value) => {
    const inputs = await inputsOf(readiness, query(readinessWorks, { entrance_exam_score }));
    expect(inputs).toHaveProperty('entrance_exam_score', value);
  });

  it.each(['-1', '-0.01', '10000000.01', '10000001'])(
    'current_income=%s is outside its range and refused, not clamped',
    async (current_income) => {
      expect((await refused(roi, query(roiWorks, { current_income }))).parameter).toBe('current_income');
    },
  );

  it.each([
    ['0', 0],
    ['$45,000.50', 45_000.5],
    ['10000000', 10_000_000],
    ['41250.50', 41_250.5],
    ['', 0],
  ])('current_income=%j is %d', async (current_income, value) => {
    expect(await inputsOf(roi, query(roiWorks, { current_income }))).toHaveProperty('current_income', value);
  });

  it('a clamped value gives the figures of the bound, with a note and a link that keep the value', async () => {
    const answerFor = async (gpa: string) =>
      clampedAnswer.parse((await call(`${readiness}?${query(readinessWorks, { gpa })}`)).json());
    const [bound, moved] = [await answerFor('4'), await answerFor('9')];
    const { notes, summary, ...figures } = moved.result;
    const said = summary.replace('9.0 (read as 4.0)', '4.0');
    expect({ ...figures, summary: said, notes: [] }).toEqual(bound.result);
    expect(notes[0]).toMatch(/^A GPA of 9\.0 is above the 4-point scale/);
    expect(moved.inputs).toEqual(bound.inputs);
    expect(moved.links.human_page).toContain('gpa=9&');
    // Each is stored under its own key: asked again, neither has the other's note.
    expect([await answerFor('4'), await answerFor('9')]).toEqual([bound, moved]);
  });

  it.each(['ABSN', 'RN_TO_BSN', 'MSN'])('entry_type=first_year with %s is 400', async (program_type) => {
    const search = query(readinessWorks, { program_type, entry_type: 'first_year' });
    expect((await refused(readiness, search)).parameter).toBe('entry_type');
  });
});

describe('near misses', () => {
  it.each([
    ['income', 'current_income'],
    ['salary', 'current_income'],
    ['credential', 'degree'],
    ['school', 'program'],
    ['Current_income', 'current_income'],
    ['current_incomes', 'current_income'],
  ])('%s is a 400 that names %s', async (sent, meant) => {
    // The answer without it is in every cache by now.
    await inputsOf(roi, query(roiWorks));
    const { parameter, message, allowed_values } = await refused(roi, query(roiWorks, { [sent]: '5' }));
    expect([parameter, allowed_values]).toEqual([sent, [meant]]);
    expect(message).toContain(`did you mean ${meant}?`);
  });
});

describe('parameters that depend on each other', () => {
  it.each([
    ['track', { degree: 'ADN', track: 'accelerated' }],
    ['tuition', { program: '204796', tuition: '1' }],
    ['program', { program: '999999' }],
    ['program', { state: 'texas', program: '204796' }],
    ['program', { state: 'ohio', degree: 'ADN', program: '203331' }],
  ])('are a 400 that names %s', async (name, changes) => {
    expect((await refused(roi, query(roiWorks, changes))).parameter).toBe(name);
  });

  it('family_income without program changes nothing', async () => {
    const plain = await call(`${roi}?${query(roiWorks)}`);
    expect((await call(`${roi}?${query(roiWorks, { family_income: '45000' })}`)).text).toBe(plain.text);
  });

  it('are echoed where they were given', async () => {
    const given = { grants_total: '$8,000', program: '204796', family_income: '45000' };
    expect(await inputsOf(roi, query(roiWorks, given))).toEqual({
      ...roiWorks,
      current_income: 0,
      grants_total: 8000,
      program: '204796',
      family_income: 45_000,
    });
  });
});

describe('booleans', () => {
  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['False', false],
    ['0', false],
    ['', true],
  ])('science_prereqs_complete=%j is %s', async (science_prereqs_complete, value) => {
    const inputs = await inputsOf(readiness, query(readinessWorks, { science_prereqs_complete }));
    expect(inputs).toHaveProperty('science_prereqs_complete', value);
  });

  it.each(['yes', 'no', 'on', 't', '2', '01', 'tru e', 'null'])(
    'has_retakes=%s is 400',
    async (has_retakes) => {
      const { parameter, allowed_values } = await refused(readiness, query(readinessWorks, { has_retakes }));
      expect(parameter).toBe('has_retakes');
      expect(allowed_values).toEqual(['true', 'false']);
    },
  );
});

describe('the alias teas_score', () => {
  const withoutScore = query(readinessWorks, { entrance_exam_score: undefined });

  it('stands for entrance_exam_score; the inputs show the canonical name', async () => {
    const canonical = await call(`${readiness}?${query(readinessWorks)}`);
    expect((await call(`${readiness}?${withoutScore}&teas_score=78`)).text).toBe(canonical.text);
    expect((await call(`${readiness}?${query(readinessWorks)}&teas_score=78.0`)).text).toBe(canonical.text);
    expect(canonical.text).not.toContain('teas_score');
  });

  it('is named when it is the one that is wrong', async () => {
    expect((await refused(readiness, `${withoutScore}&teas_score=high`)).parameter).toBe('teas_score');
    expect((await refused(readiness, `${query(readinessWorks)}&teas_score=77`)).parameter).toBe('teas_score');
  });
});
