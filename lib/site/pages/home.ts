import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import type { Link } from '@/lib/calculators/page/related';
import type { AnswerFigure } from '@/lib/calculators/page/view';
import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import { reasonOrNull, valueOrNull } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded } from '@/lib/numbers/format';
import type { FieldView } from '@/lib/parameters/form';
import { payOf } from '@/lib/places/pay';
import { nation } from '@/lib/places/states';
import { type Meaning, meaningsOf } from '../options/notes';
import { emptyFields, exampleQuery } from '../options/parameters';
import { partOf, type WayTable } from '../options/table';
import { optionsView } from '../options/view';
import { shortSources } from '../short-sources';
import { paths, withQuery } from '../urls';

/** What the three questions lead to, shown by the answer to one case. */
export interface HomeExample {
  /** "For example: a nursing assistant in Macon, Georgia". */
  readonly heading: string;
  readonly table: WayTable;
  /** What its programs are. */
  readonly meanings: readonly Meaning[];
  readonly sentence: string;
  readonly link: Link;
  readonly basis: readonly Source[];
}

/** A page to go straight to, with what it answers. */
export interface Shortcut extends Link {
  readonly answers: string;
}

export interface HomeView {
  readonly questions: readonly FieldView[];
  readonly example: HomeExample;
  readonly shortcuts: readonly Shortcut[];
  readonly figures: readonly AnswerFigure[];
  readonly sources: readonly Source[];
}

/** Ways that the example shows, and what of them. */
const EXAMPLE_WAYS = 2;
const exampleRows = ['time', 'first_pay', 'cost'] as const;

function example(data: Data): HomeExample {
  const { answer } = optionsView(new URLSearchParams(exampleQuery), data);
  if (answer === null) throw new Error('The example of the options has no answer');
  const { exampleOf, programs, basis } = answer;
  const table = partOf(answer.table, EXAMPLE_WAYS, exampleRows);
  return {
    heading: `For example: ${exampleOf}`,
    table,
    meanings: meaningsOf(table),
    sentence: programs,
    link: { label: 'See this answer', href: withQuery(paths.options, exampleQuery) },
    basis,
  };
}

/** Addresses that most readers want, besides the three questions. */
const shortcuts: readonly Shortcut[] = [
  {
    label: 'Programs near you',
    href: paths.programs,
    answers: 'Pass rates, prices and graduates’ pay, closest first',
  },
  {
    label: 'Does a degree pay off?',
    href: paths.calculatorPage(nursingRoi.id),
    answers: 'Cost after grants, a loan payment, years until you are ahead',
  },
  {
    label: 'How ready are you?',
    href: paths.calculatorPage(admissionReadiness.id),
    answers: 'Grades, entrance exam and prerequisites; “not yet” is fine',
  },
  { label: 'Your state', href: '/states', answers: 'Pay by area, license rules, pass rates' },
];

/** What RNs earn nationwide: the middle one first. */
function payFigure(data: Data): AnswerFigure {
  const row = data.wage(nation.slug, occupations.registeredNurse);
  const { median } = payOf(row);
  const value = valueOrNull(median);
  return {
    label: 'RN pay, a year',
    value: value === null ? null : formatDollarsRounded(value),
    note: reasonOrNull(median) ?? `Half earn more, half less; new nurses earn less. ${row.edition}`,
  };
}

function priceOf(degree: 'ADN' | 'BSN', data: Data): PriceByStateRow {
  const price = data.price(nation.slug, degree, 'public');
  if (!price) throw new Error(`The nation has no price of ${degree}`);
  return price;
}

/** What a degree costs at public colleges: the middle one first. */
function priceFigure(degree: 'ADN' | 'BSN', years: string, data: Data): AnswerFigure {
  const { median, institutions, year } = priceOf(degree, data);
  return {
    label: `${degree} tuition and fees`,
    value: formatDollarsRounded(median),
    note: `${years} at a public college, before grants. The middle of ${formatCount(institutions)} colleges, ${year}`,
  };
}

/** Returns everything that the home page says. */
export function homeView(data: Data): HomeView {
  return {
    questions: emptyFields,
    example: example(data),
    shortcuts,
    figures: [payFigure(data), priceFigure('ADN', 'Two years', data), priceFigure('BSN', 'Four years', data)],
    sources: shortSources('wages', 'price_by_state'),
  };
}
