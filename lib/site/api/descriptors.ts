import { z } from 'zod';
import type { Calculator } from '@/lib/calculators/calculator';
import type { Source } from '@/lib/data/table';
import { exampleQuery } from '@/lib/parameters/canonical';
import { describeParameters, parameterText } from '@/lib/parameters/describe';
import { absoluteUrl, paths } from '../urls';

const parameterValue = z.union([z.string(), z.number(), z.boolean()]);

/** One parameter, as the directory and the capability index describe it. */
export const parameterDescriptorSchema = z
  .strictObject({
    name: z.string().describe('Name in the query string.'),
    type: z.enum(['string', 'number', 'boolean']),
    required: z.boolean(),
    description: z.string(),
    enum: z.array(z.string()).optional().describe('Allowed values, where the parameter is an enumeration.'),
    default: parameterValue.optional().describe('Value that is used when the parameter is not given.'),
    example: parameterValue.optional(),
  })
  .meta({ id: 'ParameterDescriptor', description: 'One query parameter of a calculator.' });

/** One calculator, as the directory and the capability index describe it. */
export const calculatorDescriptorSchema = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    when_to_use: z.array(z.string()),
    endpoint: z.url().describe('Where the calculator answers.'),
    method: z.literal('GET'),
    example_request: z.url().describe('A complete request.'),
    human_page: z.url().describe('The page that runs the same calculation for people.'),
    sources: z
      .array(z.string())
      .describe('Publishers behind the calculator; an answer names the exact ones it used.'),
    parameters: z.array(parameterDescriptorSchema),
  })
  .meta({ id: 'CalculatorDescriptor', description: 'One calculator: what it answers and how to ask it.' });

export type CalculatorDescriptor = z.output<typeof calculatorDescriptorSchema>;

/** A source in one line: title and address, which may be a page of this site. */
function sourceLine({ title, url }: Source): string {
  return `${title} (${url.startsWith('/') ? absoluteUrl(url) : url})`;
}

/** Each source once, in order. */
export function sourceLines(sources: readonly Source[]): string[] {
  return [...new Set(sources.map(sourceLine))];
}

export function calculatorDescriptor(calculator: Calculator): CalculatorDescriptor {
  const { id, title, summary, whenToUse, parameters, sources } = calculator;
  const endpoint = paths.calculator(id);
  return {
    id,
    title,
    summary,
    when_to_use: [...whenToUse],
    endpoint: absoluteUrl(endpoint),
    method: 'GET',
    example_request: absoluteUrl(endpoint, exampleQuery(parameters)),
    human_page: absoluteUrl(paths.calculatorPage(id)),
    sources: sourceLines(sources),
    parameters: describeParameters(parameters, parameterText),
  };
}
