import { describe, expect, it } from 'vitest';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { tools } from '@/lib/mcp/tools';
import type { Parameter, Parameters } from '@/lib/parameters/declare';
import { parseEach } from '@/lib/parameters/parse';
import { errorText } from '@/lib/parameters/refusal-in-words';
import { occupationPages, occupationPath } from '@/lib/places/occupations';
import { toolParameters } from '@/lib/programs/finder/search-parameters';
import { comparison } from '@/lib/programs/page/compare';
import { finderPage } from '@/lib/programs/page/finder-page';
import { comparisonSource, finderSource } from '@/lib/programs/page/source';
import { endpoints } from '@/lib/site/api/endpoints';
import { optionsView } from '@/lib/site/options/view';
import { pageQuery } from '@/lib/site/pages/queries';
import { paths } from '@/lib/site/urls';

/** Members of every object: none of them is a value, whatever they are looked up in. */
const prototypeNames = Object.getOwnPropertyNames(Object.prototype);

const pages = [
  ...calculators.map(({ id }) => paths.calculatorPage(id)),
  paths.options,
  paths.programs,
  paths.programComparison,
  ...occupationPages.map(occupationPath),
  paths.statePassRates('ohio'),
];

const declared: readonly (readonly [string, Parameters])[] = [
  ...endpoints.map(
    ({ path, parameters, pathParameters }) => [path, { ...parameters, ...pathParameters }] as const,
  ),
  ...pages.map((path) => [path, { ...pageQuery(path)?.parameters, ...pageQuery(path)?.pageOnly }] as const),
  ['MCP', toolParameters],
];

const each: readonly (readonly [string, string, Parameter])[] = declared.flatMap(([where, parameters]) =>
  Object.entries(parameters).map(([name, parameter]) => [where, name, parameter] as const),
);

/** A name alone, and beside a value that can be read. */
const textsOf = ({ several, example }: Parameter, name: string): readonly string[] =>
  several?.commas ? [name, `${example},${name}`, `${name},${example}`] : [name];

it.each(each)('%s, %s refuses each, or takes it as the text that it is', (_, name, parameter) => {
  const words = { label: 'A field', error: 'Choose one', labels: {} };
  for (const text of prototypeNames.flatMap((one) => textsOf(parameter, one))) {
    const parsed = parseEach({ [name]: parameter }, new URLSearchParams([[name, text]]))[name];
    if (parsed?.ok) {
      expect(parameter.labels).toBeUndefined();
      expect([parsed.value].flat()).toEqual([text]);
      continue;
    }
    expect(parsed?.problem).toMatchObject({ parameter: name, allowedValues: parameter.allowedValues });
    // The letters of one may abbreviate a value.
    expect(parsed?.problem.hint ?? { values: [] }).toEqual({ values: expect.any(Array) });
    expect(parsed && errorText(parameter, words, parsed.problem, text)).toMatch(/^Choose one\. Received "/);
  }
});

describe.each(prototypeNames)('%s', (text) => {
  const queryOf = (name: string) => new URLSearchParams([[name, text]]);
  const parametersAt = (path: string) => ({ ...pageQuery(path)?.parameters, ...pageQuery(path)?.pageOnly });
  const queriesOf = (path: string) => Object.keys(parametersAt(path)).map(queryOf);

  it('leaves pages an answer, or a refusal in words', () => {
    const views = [
      ...calculators.flatMap(({ id }) =>
        queriesOf(paths.calculatorPage(id)).map((query) => calculatorPage(id).read(query, loadData())),
      ),
      ...queriesOf(paths.options).map((query) => optionsView(query, loadData())),
      ...[
        ...queriesOf(paths.programs),
        new URLSearchParams({ query: `credential=${text} with ${text} ${text}=BSN` }),
      ].map((query) => finderPage(query, finderSource())),
      ...queriesOf(paths.programComparison).map((query) => comparison(query, comparisonSource())),
    ];
    expect(
      views.map((view) => JSON.stringify(view)).filter((view) => /native code|“undefined/.test(view)),
    ).toEqual([]);
  });

  it('is answered as each argument of a tool, and is no argument', () => {
    const [tool] = tools();
    for (const name of Object.keys(toolParameters)) {
      expect(JSON.stringify(tool?.call({ [name]: text }))).not.toMatch(/native code/);
    }
    expect(tool?.call(Object.fromEntries([[text, 'ohio']]))).toEqual({
      problem: expect.stringMatching(new RegExp(`^There is no argument ["\`]${text}["\`];`)),
    });
  });
});
