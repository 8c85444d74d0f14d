import { enumeration, type Inputs } from '@/lib/parameters/declare';
import type { Rules } from '@/lib/parameters/parse';
import { finderParameters, finderRules, limitUpTo, MAX_RESULTS } from './parameters';

const { limit, cursor, ...others } = finderParameters;

/** How much an answer says of each program. */
const detail = enumeration(
  { full: 'every fact, with reasons and caveats', brief: 'a line: enough to choose among many' },
  { description: 'How much to say of each program.', example: 'brief', default: 'full' },
);

/** Parameters of a search by a program or an assistant, in the order in which problems are reported. */
export const searchParameters = { ...others, detail, limit, cursor };

/** The same over MCP, where a whole page of full programs would be too long to read. */
export const toolParameters = {
  ...searchParameters,
  limit: limitUpTo(
    MAX_RESULTS.json,
    `How many programs to return: up to ${MAX_RESULTS.mcp}, with detail=brief up to ${MAX_RESULTS.json}.`,
  ),
};

export type SearchInputs = Inputs<typeof searchParameters>;

/** What the parameters of a search ask of each other. */
export const searchRules: Rules<typeof searchParameters> = {
  judge: (name, inputs) => (name === 'detail' ? undefined : finderRules.judge(name, inputs)),
};

/** The same over MCP: as many programs as an answer has room for. */
export const toolRules: Rules<typeof toolParameters> = {
  judge(name, inputs) {
    const { detail: asked, limit: most = 0 } = inputs;
    return name === 'limit' && asked !== 'brief' && most > MAX_RESULTS.mcp
      ? {
          refusal: `is at most ${MAX_RESULTS.mcp}, but with detail=brief, up to ${MAX_RESULTS.json}`,
          forReaders: `Ask for at most ${MAX_RESULTS.mcp} programs`,
        }
      : searchRules.judge(name, inputs);
  },
};
