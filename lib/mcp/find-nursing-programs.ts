import { z } from 'zod';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { type SearchInputs, toolParameters, toolRules } from '@/lib/programs/finder/search-parameters';
import { scoreComponents } from '@/lib/programs/score/components';
import { briefProgramSchema } from '@/lib/site/api/brief-program';
import { programFinderTool } from '@/lib/site/api/endpoints';
import { foundProgramSchema, programsAnswerSchema } from '@/lib/site/api/programs';
import { problemText, readArguments, textsGiven } from './arguments';
import { messageText } from './given-text';
import type { FoundAnswer } from './program-text';
import { inputSchema, outputSchema } from './schemas';
import { shortened } from './shorten';
import type { Tool } from './tool';

/** Searches the catalogue; its only problem is a cursor that does not belong to the search. */
export type Search = (
  inputs: SearchInputs,
) => ({ readonly ok: true } & FoundAnswer) | { readonly ok: false; readonly problem: ParameterProblem };

const scorePoints = z
  .partialRecord(z.enum(scoreComponents), z.number())
  .describe('Points of each part of the score, by name; only the parts that apply.');

const program = foundProgramSchema
  .extend({ score_parts: scorePoints })
  .meta({ id: 'FoundProgram', description: 'A program that matches, with its place and its page.' });

/** What the tool answers: the body of the API's answer, with the parts of a score as points. */
const answerSchema = programsAnswerSchema.extend({
  results: z.array(z.union([program, briefProgramSchema])),
});

const description = [
  'Finds nursing programs in the United States, in a state or near a place, and compares them by how their students did: licensing-exam (NCLEX) first attempts where we have them, graduates’ earnings and debt, completion and price. Each has a group, a fifth of all such programs nationwide, with its range; say the group, not a rank, and treat those that are about the same as equals. Covers LPN to doctorate in the 50 states and the District of Columbia; sponsorship never moves a result.',
  'Use it when someone looks for a nursing school, compares programs, or asks for a pass rate, price, earnings or accreditation of one. A ZIP code or a city with its state goes into near, a school or plain words into query. Ask for one credential at a time where you can: scores compare programs of one. To choose among many, ask for detail=brief, then for the few that matter in full.',
  'Say each figure with its year and count, and accreditation with the list and date that it was read on. Pass on the caveats and remarks of the answer; do not fill in what is missing. Not known of any school: specialties such as PMHNP, schedules such as evening or part-time, deadlines and prerequisites.',
].join('\n\n');

/**
 * The program finder as a tool.
 *
 * @param notes sentences behind the descriptions of arguments, by name.
 */
export function findNursingPrograms(search: Search, notes: Readonly<Record<string, string>> = {}): Tool {
  return {
    name: programFinderTool,
    title: 'Find nursing programs',
    description,
    inputSchema: inputSchema(toolParameters, notes),
    outputSchema: outputSchema(answerSchema),
    call(args) {
      const refused = (problem: ParameterProblem) => ({
        problem: messageText(textsGiven(args))(problemText(problem)),
      });
      const read = readArguments(toolParameters, args, toolRules);
      if (!read.ok) return refused(read.problem);
      const { inputs } = read;
      const found = search(inputs);
      if (!found.ok) return refused(found.problem);
      return shortened(found, (limit) => {
        const shorter = search({ ...inputs, limit });
        if (!shorter.ok) throw new Error(shorter.problem.message);
        return shorter;
      });
    },
  };
}
