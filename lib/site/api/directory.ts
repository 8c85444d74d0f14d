import { z } from 'zod';
import { calculators } from '@/lib/calculators/registry';
import { once } from '@/lib/data/once';
import { guidance } from '../guidance';
import { absoluteUrl, paths } from '../urls';
import { calculatorDescriptor, calculatorDescriptorSchema } from './descriptors';
import { directoryEndpoint } from './endpoints';

/** Body of `GET /api/agent/v1/calculators`. */
export const calculatorDirectorySchema = z
  .strictObject({
    calculators: z.array(calculatorDescriptorSchema),
    count: z.int().min(0).describe('Number of calculators.'),
    openapi_url: z.url().describe('OpenAPI document of the calculators.'),
    documentation_url: z.url().describe('Documentation for developers.'),
    agent_instructions_url: z.url().describe('Instructions for agents, in Markdown.'),
    notes: z.array(z.string()).describe('What holds for every calculator.'),
  })
  .meta({ id: 'CalculatorDirectory', description: 'The calculators and their parameters.' });

export type CalculatorDirectory = z.output<typeof calculatorDirectorySchema>;

/** Address of the OpenAPI document that describes the calculators alone. */
const calculatorsOpenApi = 'format=openapi';

export const calculatorDirectory = once(
  (): CalculatorDirectory => ({
    calculators: calculators.map(calculatorDescriptor),
    count: calculators.length,
    openapi_url: absoluteUrl(directoryEndpoint.path, calculatorsOpenApi),
    documentation_url: absoluteUrl(paths.developers),
    agent_instructions_url: absoluteUrl(paths.agentInstructions),
    notes: [...guidance().directoryNotes],
  }),
);
