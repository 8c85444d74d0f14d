import { admissionRubrics } from '@/lib/data/tables/admission-rubrics';
import { parameterTables } from '@/lib/data/tables/parameters';
import { defineCalculator } from '../calculator';
import { calculate } from './calculate';
import { explain } from './explain';
import { parameters, rules } from './parameters';
import { result } from './result';

/** How ready an applicant is for a kind of nursing program, and what would help most. */
export const admissionReadiness = defineCalculator({
  id: 'admission-readiness',
  version: '1.1.0',
  title: 'Nursing school admission readiness',
  summary:
    'How an applicant compares with what nursing programs of one kind usually ask for: a score from 0 to 100 with its parts, a band, what holds it down, and the changes that would raise it most.',
  whenToUse: [
    'Someone asks whether their GPA and entrance exam score are good enough for a kind of nursing program.',
    'Someone asks what would improve their application most: GPA, exam, prerequisites or experience.',
    'Someone compares how they stand for an ADN, a BSN, an accelerated BSN, an RN-to-BSN or an MSN program.',
  ],
  parameters,
  rules: () => rules,
  result,
  sources: [...admissionRubrics.sources, ...parameterTables['admission-readiness'].sources],
  calculate,
  explain,
});
