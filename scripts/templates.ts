import { methodologyIds } from '@/lib/site/pages/methodology';
import { paths } from '@/lib/site/urls';

/** One state of a kind of page. */
export interface View {
  /** What is to be seen in it; left out where the kind has one state only. */
  readonly state?: string;
  readonly path: string;
  /** Whether Lighthouse measures it: the pages that readers come to most. */
  readonly measured?: boolean;
}

/** A kind of page, in states that between them show everything that such a page can show. */
export interface Template {
  readonly name: string;
  readonly views: readonly View[];
}

const calculatorTemplates: readonly Template[] = [
  {
    name: 'nursing-roi',
    views: [
      { state: 'example', path: '/calculators/nursing-roi' },
      { state: 'answered', path: '/calculators/nursing-roi?state=ohio&degree=BSN', measured: true },
      {
        state: 'compared, with a caution',
        path: '/calculators/nursing-roi?state=california&degree=MSN&current_income=100000&compare=DNP&compare_2=texas',
      },
      {
        state: 'no raise',
        path: '/calculators/nursing-roi?state=ohio&degree=RN_TO_BSN&current_income=95000',
      },
      { state: 'error', path: '/calculators/nursing-roi?state=&degree=BSN&current_income=much' },
    ],
  },
  {
    name: 'lpn-pathway',
    views: [
      { state: 'example', path: '/calculators/lpn-pathway' },
      {
        state: 'answered',
        path: '/calculators/lpn-pathway?starting_point=degree_holder&end_goal=advanced&priority=pay&timeline=open&budget=moderate',
      },
      { state: 'error', path: '/calculators/lpn-pathway?starting_point=' },
    ],
  },
  {
    name: 'admission-readiness',
    views: [
      { state: 'example', path: '/calculators/admission-readiness' },
      {
        state: 'answered, held down',
        path: '/calculators/admission-readiness?gpa=2.4&entrance_exam_score=50&program_type=MSN&experience=rn&has_retakes=true',
      },
      { state: 'error', path: '/calculators/admission-readiness?gpa=&program_type=x' },
    ],
  },
];

const programTemplates: readonly Template[] = [
  {
    name: 'finder',
    views: [
      { state: 'the nation', path: paths.programs },
      { state: 'a list', path: `${paths.programs}?state=ohio&credential=BSN`, measured: true },
      { state: 'a table', path: `${paths.programs}?state=georgia&credential=BSN&view=table` },
      {
        state: 'state approval, old results',
        path: `${paths.programs}?state=california&credential=ADN&sort=tuition`,
      },
      { state: 'without scores', path: `${paths.programs}?credential=PHD&view=table` },
      { state: 'none', path: `${paths.programs}?state=ohio&credential=BSN&max_tuition=100` },
      { state: 'error', path: `${paths.programs}?state=ohio&max_tuition=cheap&min_pass_rate=x` },
      {
        state: 'chosen for a comparison',
        path: `${paths.programs}?state=ohio&credential=BSN&program=emory-university-139658:BSN`,
      },
    ],
  },
  {
    name: 'comparison',
    views: [
      { state: 'none', path: paths.programComparison },
      {
        state: 'two',
        path: `${paths.programComparison}?program=emory-university-139658:BSN&program=columbus-state-university-139366:BSN`,
      },
      {
        state: 'four of unlike kinds, and more',
        path: `${paths.programComparison}?program=emory-university-139658:MSN&program=emory-university-139658:PHD&program=chabot-college-111920:ADN&program=columbus-state-university-139366:BSN&program=emory-university-139658:DNP&program=nothing:BSN`,
      },
    ],
  },
  {
    name: 'school',
    views: [
      { state: 'a university', path: paths.institution('emory-university-139658') },
      { state: 'a community college', path: paths.institution('chabot-college-111920') },
      {
        state: 'on a list alone',
        path: paths.institution('alliant-international-university-phoenix-arizona'),
      },
      { state: 'closed', path: paths.institution('oak-point-university-149763') },
    ],
  },
];

/** Every kind of page; the widest tables and the longest gaps are among their states. */
export const templates: readonly Template[] = [
  { name: 'home', views: [{ path: '/', measured: true }] },
  { name: 'calculators', views: [{ path: '/calculators' }] },
  ...calculatorTemplates,
  {
    name: 'states',
    views: [
      { state: 'by name', path: '/states' },
      { state: 'by pay', path: '/states/sorted-by/rn-pay' },
    ],
  },
  {
    name: 'state',
    views: [
      { state: 'Ohio', path: '/states/ohio', measured: true },
      { state: 'Alaska, with gaps', path: '/states/alaska' },
    ],
  },
  { name: 'pass rates', views: [{ path: paths.passRates }] },
  {
    name: 'pass rates of a state',
    views: [
      { state: 'a whole table, drawn', path: paths.statePassRates('georgia') },
      { state: 'by rate', path: `${paths.statePassRates('california')}?year=2016&order=rate` },
      { state: 'years of one program', path: paths.statePassRates('virginia') },
      { state: 'years that are not alike', path: paths.statePassRates('texas') },
      { state: 'none', path: paths.statePassRates('mississippi') },
      { state: 'error', path: `${paths.statePassRates('georgia')}?year=1999` },
    ],
  },
  { name: 'open data', views: [{ path: paths.data }] },
  ...programTemplates,
  { name: 'salaries', views: [{ path: '/salaries' }] },
  {
    name: 'occupation',
    views: [
      { state: 'RNs', path: '/salaries/registered-nurses', measured: true },
      { state: 'NPs, with derived pay', path: '/salaries/nurse-practitioners' },
      { state: 'midwives, with gaps', path: '/salaries/nurse-midwives' },
      { state: 'by median', path: '/salaries/registered-nurses/sorted-by/median' },
    ],
  },
  { name: 'areas', views: [{ path: '/salaries/nursing-instructors/areas' }] },
  { name: 'methodology', views: [{ path: '/methodology' }] },
  {
    name: 'method',
    views: methodologyIds.map((id) => ({ state: id, path: paths.methodology(id) })),
  },
  { name: 'sources', views: [{ path: paths.sources }] },
  { name: 'developers', views: [{ path: paths.developers, measured: true }] },
  {
    name: 'words',
    views: [
      { state: 'about', path: '/about' },
      { state: 'citation', path: '/citation' },
      { state: 'privacy', path: '/privacy' },
      { state: 'contact', path: paths.contact },
    ],
  },
  { name: 'not found', views: [{ path: '/no-such-page' }] },
];

const pathsOf = (some: readonly Template[]) => some.flatMap(({ views }) => views.map(({ path }) => path));

/** Addresses of every kind in every state. */
export const templatePaths: readonly string[] = pathsOf(templates);

/** Addresses of the calculators alone. */
export const calculatorViews: readonly string[] = pathsOf(calculatorTemplates);

/** Addresses of the finder, of comparisons and of schools alone. */
export const programViews: readonly string[] = pathsOf(programTemplates);

/** What Lighthouse measures, each with a name. */
export const measuredViews = templates.flatMap(({ name, views }) =>
  views
    .filter(({ measured }) => measured)
    .map(({ state, path }) => ({ name: state ? `${name}, ${state}` : name, path })),
);
