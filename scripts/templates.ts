import { endpoints } from '@/lib/site/api/endpoints';
import { type PageKindId, pageKinds } from '@/lib/site/pages/kinds';
import { methodologyIds } from '@/lib/site/pages/methodology';
import { paths } from '@/lib/site/urls';

/** One state of a kind of page. */
export interface View {
  /** What is to be seen in it; left out where the kind has one state only. */
  readonly state?: string;
  readonly path: string;
  /** Whether Lighthouse measures it: the pages that readers come to most. */
  readonly measured?: boolean;
  /** Whether it asks search engines not to list it. */
  readonly unlisted?: boolean;
}

/** A kind of page, in states that between them show everything that such a page can show. */
export interface Template {
  readonly name: string;
  readonly views: readonly View[];
}

const statesOfKinds: Readonly<Record<PageKindId, readonly View[]>> = {
  home: [{ path: '/', measured: true }],
  options: [
    { state: 'example', path: paths.options, measured: true },
    { state: 'near a place', path: `${paths.options}?now=healthcare&near=31201&want=become_rn` },
    { state: 'in a state, more ways', path: `${paths.options}?now=degree_holder&near=Ohio&want=advanced` },
    { state: 'for an RN, nowhere', path: `${paths.options}?now=rn&want=become_rn` },
    { state: 'error', path: `${paths.options}?now=&near=Springfield&want=x` },
  ],
  calculators: [{ path: '/calculators' }],
  calculator: [
    { state: 'nursing-roi, example', path: '/calculators/nursing-roi' },
    {
      state: 'nursing-roi, answered',
      path: '/calculators/nursing-roi?state=ohio&degree=BSN',
      measured: true,
    },
    {
      state: 'nursing-roi, compared, with a caution',
      path: '/calculators/nursing-roi?state=california&degree=MSN&current_income=100000&compare=DNP&compare=texas',
    },
    {
      state: 'nursing-roi, no raise',
      path: '/calculators/nursing-roi?state=ohio&degree=RN_TO_BSN&current_income=95000',
    },
    {
      state: 'nursing-roi, an accelerated BSN with grants and a school',
      path: '/calculators/nursing-roi?state=ohio&degree=BSN&current_income=49000&track=accelerated&grants_total=8000&program=201548',
    },
    {
      state: 'nursing-roi, pay by the hour',
      path: '/calculators/nursing-roi?state=georgia&degree=ADN&current_income=17.50&pay_per=hour&hours=36',
    },
    {
      state: 'nursing-roi, a question back',
      path: '/calculators/nursing-roi?state=georgia&degree=ADN&current_income=17.50',
    },
    { state: 'nursing-roi, error', path: '/calculators/nursing-roi?state=&degree=BSN&current_income=much' },
    { state: 'lpn-pathway, example', path: '/calculators/lpn-pathway' },
    {
      state: 'lpn-pathway, answered',
      path: '/calculators/lpn-pathway?starting_point=degree_holder&end_goal=advanced&priority=pay&timeline=open&budget=moderate',
    },
    {
      state: 'lpn-pathway, close call',
      path: '/calculators/lpn-pathway?starting_point=none&end_goal=become_rn&priority=flexibility&timeline=asap&budget=moderate',
    },
    {
      state: 'lpn-pathway, near a place, with a waiting list',
      path: '/calculators/lpn-pathway?starting_point=none&end_goal=become_rn&priority=pay&timeline=asap&budget=tight&near=45402&wait=12',
    },
    {
      state: 'lpn-pathway, for an RN in a state',
      path: '/calculators/lpn-pathway?end_goal=advanced&have=rn&state=california',
    },
    { state: 'lpn-pathway, error', path: '/calculators/lpn-pathway?starting_point=' },
    { state: 'admission-readiness, example', path: '/calculators/admission-readiness' },
    {
      state: 'admission-readiness, answered, capped',
      path: '/calculators/admission-readiness?gpa=2.4&entrance_exam_score=50&program_type=MSN&experience=rn&has_retakes=true',
    },
    {
      state: 'admission-readiness, exam not taken yet',
      path: '/calculators/admission-readiness?gpa=3.4&entrance_exam_score=not_taken&program_type=BSN&experience=cna',
    },
    {
      state: 'admission-readiness, first year, with a note',
      path: '/calculators/admission-readiness?gpa=3.6&entrance_exam_score=78&program_type=BSN&experience=none&entry_type=first_year',
    },
    { state: 'admission-readiness, error', path: '/calculators/admission-readiness?gpa=&program_type=x' },
    {
      state: 'admission-readiness, asks back',
      path: '/calculators/admission-readiness?gpa=34&entrance_exam_score=0.78&program_type=BSN&experience=cna',
    },
  ],
  finder: [
    { state: 'the nation', path: paths.programs },
    { state: 'a list', path: `${paths.programs}?state=ohio&credential=BSN`, measured: true },
    {
      state: 'near a ZIP code',
      path: `${paths.programs}?near=43215&credential=ADN`,
      measured: true,
      unlisted: true,
    },
    { state: 'a table', path: `${paths.programs}?state=georgia&credential=BSN&view=table` },
    {
      state: 'state approval, old results',
      path: `${paths.programs}?state=california&credential=ADN&sort=tuition`,
    },
    { state: 'without scores', path: `${paths.programs}?credential=PHD&view=table` },
    {
      state: 'near a place, for an income',
      path: `${paths.programs}?near=45402&credential=ADN&family_income=30000`,
    },
    { state: 'near a place, a table', path: `${paths.programs}?near=31201&view=table` },
    { state: 'a place that several states have', path: `${paths.programs}?near=Springfield` },
    { state: 'several states', path: `${paths.programs}?state=ohio&state=kentucky&credential=RN` },
    { state: 'none', path: `${paths.programs}?state=ohio&credential=BSN&max_tuition=100` },
    { state: 'error', path: `${paths.programs}?state=ohio&max_tuition=cheap&min_pass_rate=x` },
    {
      state: 'chosen for a comparison',
      path: `${paths.programs}?state=ohio&credential=BSN&program=emory-university-139658:BSN`,
    },
  ],
  comparison: [
    { state: 'none', path: paths.programComparison },
    {
      state: 'two',
      path: `${paths.programComparison}?schools=emory-university-139658&schools=columbus-state-university-139366&credential=BSN`,
    },
    {
      state: 'three',
      path: `${paths.programComparison}?schools=emory-university-139658&schools=columbus-state-university-139366&schools=georgia-state-university-139940&credential=BSN`,
      measured: true,
      unlisted: true,
    },
    {
      state: 'four of unlike kinds',
      path: `${paths.programComparison}?schools=emory-university-139658&schools=chabot-college-111920&credential=ADN&credential=MSN&credential=DNP&credential=PHD`,
    },
    {
      state: 'a closing school, and names that no school has',
      path: `${paths.programComparison}?schools=Cox+College&schools=Emory&schools=UCLA&schools=zyzzyva`,
    },
    { state: 'error', path: `${paths.programComparison}?schools=zyzzyva&credential=x` },
  ],
  school: [
    { state: 'a university', path: paths.institution('emory-university-139658'), measured: true },
    { state: 'a community college', path: paths.institution('chabot-college-111920') },
    {
      state: 'on a list alone',
      path: paths.institution('alliant-international-university-phoenix-arizona'),
    },
    { state: 'closed', path: paths.institution('oak-point-university-149763') },
  ],
  'school-program': [
    { state: 'with pass rates', path: paths.institutionProgram('emory-university-139658', 'BSN') },
    { state: 'for nurses', path: paths.institutionProgram('emory-university-139658', 'DNP') },
  ],
  states: [{ path: '/states' }],
  'states-sorted': [{ path: '/states/sorted-by/rn-pay' }],
  state: [
    { state: 'Ohio', path: '/states/ohio', measured: true },
    { state: 'Alaska, with gaps', path: '/states/alaska' },
  ],
  'pass-rates': [{ path: paths.passRates }],
  'state-pass-rates': [
    { state: 'a whole table, drawn', path: paths.statePassRates('georgia') },
    { state: 'by rate', path: `${paths.statePassRates('california')}?year=2016&order=rate` },
    { state: 'years of one program', path: paths.statePassRates('virginia') },
    { state: 'years that are not alike', path: paths.statePassRates('texas') },
    { state: 'none', path: paths.statePassRates('mississippi') },
    { state: 'error', path: `${paths.statePassRates('georgia')}?year=1999` },
  ],
  salaries: [{ path: '/salaries' }],
  occupation: [
    { state: 'RNs', path: '/salaries/registered-nurses' },
    { state: 'RNs of a state', path: '/salaries/registered-nurses?state=texas', measured: true },
    { state: 'NPs, with derived pay', path: '/salaries/nurse-practitioners?state=ohio' },
    {
      state: 'anesthetists of a state without a figure',
      path: '/salaries/nurse-anesthetists?state=colorado',
    },
    { state: 'midwives, with gaps', path: '/salaries/nurse-midwives' },
    { state: 'error', path: '/salaries/registered-nurses?state=narnia' },
  ],
  'occupation-areas': [{ path: '/salaries/nursing-instructors/areas' }],
  'occupation-sorted': [{ path: '/salaries/registered-nurses/sorted-by/median' }],
  methodology: [{ path: '/methodology' }],
  changes: [{ path: paths.changes }],
  method: methodologyIds.map((id) => ({ state: id, path: paths.methodology(id) })),
  data: [{ path: paths.data }],
  sources: [{ path: paths.sources }],
  glossary: [{ path: paths.glossary }],
  developers: [{ path: paths.developers, measured: true }],
  'api-endpoint': endpoints.map(({ operationId }) => ({
    state: operationId,
    path: paths.apiEndpoint(operationId),
  })),
  citation: [{ path: '/citation' }],
  about: [{ path: '/about' }],
  privacy: [{ path: '/privacy' }],
  contact: [{ path: paths.contact }],
};

/** Every kind of page; the widest tables and the longest gaps are among their states. */
export const templates: readonly Template[] = [
  ...pageKinds.map(({ id }) => ({ name: id, views: statesOfKinds[id] })),
  { name: 'not found', views: [{ path: '/no-such-page' }] },
];

const pathsOf = (some: readonly Template[]) => some.flatMap(({ views }) => views.map(({ path }) => path));

/** Addresses of every kind in every state. */
export const templatePaths: readonly string[] = pathsOf(templates);

/** Addresses of the calculators alone. */
export const calculatorViews: readonly string[] = pathsOf(
  templates.filter(({ name }) => name === 'calculator'),
);

/** Addresses of the finder, of comparisons and of schools alone. */
export const programViews: readonly string[] = pathsOf(
  templates.filter(({ name }) => ['finder', 'comparison', 'school', 'school-program'].includes(name)),
);

/** What Lighthouse measures, each with a name. */
export const measuredViews = templates.flatMap(({ name, views }) =>
  views
    .filter(({ measured }) => measured)
    .map(({ state, path, unlisted = false }) => ({
      name: state ? `${name}, ${state}` : name,
      path,
      unlisted,
    })),
);
