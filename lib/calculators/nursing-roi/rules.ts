import type { Data } from '@/lib/data/data';
import type { Rules, RuleVerdict } from '@/lib/parameters/parse';
import type { NursingRoiInputs, parameters } from './parameters';
import { schoolRefusal } from './school';

type Read = Partial<NursingRoiInputs>;
type Judge = (inputs: Read, data: Data) => RuleVerdict;

const ofTrack: Judge = ({ track, degree }) =>
  track === 'accelerated' && degree !== undefined && degree !== 'BSN'
    ? {
        refusal: 'can be accelerated only with degree=BSN',
        forReaders: 'Only a BSN can be accelerated: choose BSN as the program type, or a first degree here',
      }
    : undefined;

const ofTuition: Judge = ({ program }) =>
  program === undefined
    ? undefined
    : {
        refusal: 'takes the place of a price, and program has one of its own: give one of the two',
        forReaders: 'The school that you chose has a price of its own: leave this empty, or choose no school',
      };

const ofProgram: Judge = ({ program, state, degree, track }, data) => {
  if (program === undefined || state === undefined || degree === undefined) return undefined;
  return schoolRefusal(program, { state, degree, track }, data);
};

/** Without a school it changes nothing, so it is not part of the question. */
const ofFamilyIncome: Judge = ({ program }) => (program === undefined ? 'ignored' : undefined);

const judges: Partial<Record<keyof NursingRoiInputs, Judge>> = {
  track: ofTrack,
  tuition: ofTuition,
  program: ofProgram,
  family_income: ofFamilyIncome,
};

/** What the parameters of nursing-roi ask of each other and of the tables. */
export const rules = (data: Data): Rules<typeof parameters> => ({
  judge: (name, inputs) => judges[name]?.(inputs, data),
});
