import { z } from 'zod';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import type { Inputs, Parameters } from '@/lib/parameters/declare';
import { inputsSchema } from '@/lib/parameters/describe';
import { pascalCase } from '@/lib/text/pascal-case';
import { pages } from '../pages/pages';
import { absoluteUrl, paths } from '../urls';
import { sourceLines } from './descriptors';

const linksSchema = z
  .strictObject({
    human_page: z.url().describe('The page that runs the same calculation with the same inputs.'),
    methodology: z.url().describe('How the calculation works and what every constant is.'),
    data: z.url().describe('Where the figures come from.'),
    related: z.array(
      z.strictObject({
        name: z.string().describe('What the page is about.'),
        url: z.url(),
      }),
    ),
  })
  .meta({ id: 'AnswerLinks', description: 'Pages for people, to read and to cite.' });

/** Body of a successful answer of one calculator: CalculatorResult with its own inputs and result. */
export function answerSchema({ id, title, parameters, result }: Calculator) {
  const name = pascalCase(id);
  return z
    .strictObject({
      calculator: z.literal(id).describe('Calculator that produced the answer.'),
      calculation_version: z.string().describe('Version of the formulas.'),
      data_version: z.string().describe('Version of the tables and constants.'),
      inputs: inputsSchema(parameters).meta({
        id: `${name}Inputs`,
        description: 'The parameters after parsing, clamping and defaults.',
      }),
      result,
      assumptions: z.array(z.string()).describe('What the numbers assume: quote it alongside any figure.'),
      sources: z.array(z.string()).describe('Primary sources behind the inputs.'),
      links: linksSchema,
    })
    .meta({ id: `${name}Answer`, description: `Answer of the calculator "${title}".` });
}

const pagePaths = new Set(pages.map(({ path }) => path));

/** Pages that help with an answer. A calculator may name one before it is built; it is linked once it is a page. */
function relatedPages(related: Readonly<Record<string, string>>): { name: string; url: string }[] {
  return Object.entries(related)
    .filter(([, path]) => pagePaths.has(path.replace(/\?.*$/, '')))
    .map(([name, path]) => ({ name, url: absoluteUrl(path) }));
}

/** An answer as every rendering gives it, with the one query string that stands for its inputs. */
export interface CalculatorAnswer {
  readonly query: string;
  readonly body: z.output<ReturnType<typeof answerSchema>>;
}

/**
 * Runs a calculator on inputs that have been read. The same inputs and data version give the same bytes.
 *
 * @param unclamped the inputs as they were given, where a value was moved to the end of its scale: the answer says so,
 *   and links to the page that says so.
 */
export function answer<P extends Parameters>(
  calculator: Calculator<P>,
  inputs: Inputs<P>,
  data: Data,
  unclamped: Inputs<P> = inputs,
): CalculatorAnswer {
  const { id, version, parameters } = calculator;
  const query = canonicalQuery(parameters, unclamped);
  const { result, assumptions, sources, related } = calculator.answer(inputs, data, unclamped);
  return {
    query,
    body: {
      calculator: id,
      calculation_version: version,
      data_version: data.version,
      inputs,
      result,
      assumptions: [...assumptions],
      sources: sourceLines(sources),
      links: {
        human_page: absoluteUrl(paths.calculatorPage(id), query),
        methodology: absoluteUrl(paths.methodology(id)),
        data: absoluteUrl(paths.sources),
        related: relatedPages(related),
      },
    },
  };
}
