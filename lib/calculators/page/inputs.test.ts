import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { calculatorPage } from './registry';

const inputsOf = (id: string, query: string) =>
  calculatorPage(id).read(new URLSearchParams(query), exampleData()).inputs;

it.each([
  [
    'nursing-roi',
    'state=ohio&degree=BSN&current_income=34000&grants_total=8000&tuition=40000&compare=ADN&compare=texas',
    'State: Ohio; Program type: BSN, bachelor’s degree; What you earn now: $34,000 a year; Grants and employer money, whole program: $8,000; Your own price, whole program: $40,000; Compare with: Associate degree in nursing (ADN); And with: Texas',
  ],
  [
    'nursing-roi',
    'state=ohio&degree=BSN&current_income=17.5&pay_per=hour&hours=36&program=204796&family_income=45000',
    'State: Ohio; Program type: BSN, bachelor’s degree; What you earn now: $17.50 an hour, 36 hours a week = $32,760 a year; School: Ohio State University-Main Campus; Family income, a year: $45,000',
  ],
  [
    'nursing-roi',
    'state=ohio&degree=BSN',
    'State: Ohio; Program type: BSN, bachelor’s degree; What you earn now: $36,820 a year (usual)',
  ],
  [
    'admission-readiness',
    'gpa=3.4&program_type=BSN&experience=cna&has_retakes=true',
    'Program type: BSN (bachelor’s degree); How you enter: After college courses; GPA: 3.4; Entrance exam score (TEAS): not taken yet; Experience or license: CNA, EMT or similar; Science prerequisites: Complete or in progress; Repeated prerequisite courses: One or more',
  ],
  [
    'admission-readiness',
    'gpa=3.4&program_type=BSN&experience=cna&entry_type=first_year&entrance_exam_score=78',
    'Program type: BSN (bachelor’s degree); How you enter: Straight from high school; GPA: 3.4; Experience or license: CNA, EMT or similar',
  ],
  [
    'lpn-pathway',
    'starting_point=none&end_goal=become_rn&priority=pay&timeline=year&budget=tight&state=ohio&wait=12',
    'Where you start: New to health care; Where you want to get: Become an RN; What matters most: Pay; When you want to start: Starting within a year; What you can pay yourself: Tight: an ADN for $11,400; State: Ohio; How long is your college’s waiting list: 12 months',
  ],
  [
    'lpn-pathway',
    'have=lpn&end_goal=become_rn&state=ohio',
    'Where you start: LPN or LVN already; Where you want to get: Become an RN; State: Ohio',
  ],
  ['lpn-pathway', '', ''],
  ['admission-readiness', 'program_type=BSN', ''],
])('a kept page of %s says all that was answered: %s', (id, query, inputs) => {
  expect(inputsOf(id, query)).toBe(inputs);
});
