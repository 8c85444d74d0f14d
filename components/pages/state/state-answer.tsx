import { valueOrNull } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import type { StateExams } from '@/lib/pass-rates/page/state-exams';
import type { CredentialReturn } from '@/lib/places/page/returns';
import type { StateView } from '@/lib/places/page/state';
import type { StateSlug } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { Figures, type ResultFigure } from '../../parts/figures/figures';
import { SourceNote } from '../../parts/source-note/source-note';
import { Term } from '../../parts/term/term';

export interface StateExamsProps {
  readonly view: StateView;
  readonly exams: StateExams;
}

/** What graduates earn, all RNs beside them. */
function payFigure({ result }: CredentialReturn, { pay }: StateView): ResultFigure {
  const { graduate_earnings: earnings, graduate_earnings_reason: reason } = result;
  const median = pay[0] ? valueOrNull(pay[0].pay.median) : null;
  const rns = median === null ? '' : ` All RNs: ${formatDollarsRounded(median)}.`;
  const of = earnings?.area === 'state' ? 'programs' : 'US programs';
  const where =
    earnings && `Four years after finishing, the middle of ${formatCount(earnings.programs)} ${of}.`;
  return {
    label: 'ADN pay, a year',
    value: earnings ? formatDollarsRounded(earnings.median_restated) : null,
    note: `${where ?? reason ?? 'Not published.'}${rns}`,
  };
}

/** What an ADN costs, a BSN beside it. */
function costFigure(adn: CredentialReturn, bsn: CredentialReturn): ResultFigure {
  const { control, institutions, area } = adn.result.tuition_basis;
  const where = area === 'state' ? '' : ' in the US';
  return {
    label: 'ADN: tuition, books and fees',
    value: formatDollarsRounded(adn.result.total_cost),
    note: (
      <>
        {count(institutions ?? 0, `${control} college`)}
        {where}, before grants. <Term id="bsn">{bsn.name}</Term>:{' '}
        {formatDollarsRounded(bsn.result.total_cost)}.
      </>
    ),
  };
}

/** The middle of the state's programs on the licensing exam, else who publishes them. */
function examFigure({ middle, board }: StateExams, slug: StateSlug): ResultFigure {
  if (middle)
    return {
      label: 'RN exam passed the first time',
      value: formatPercent(middle.percent, 0),
      note: (
        <a href={paths.statePassRates(slug)}>
          The middle of {count(middle.programs, 'ADN program')}, {middle.year}
        </a>
      ),
    };
  return {
    label: 'RN exam pass rate',
    value: 'Not known',
    note: board.page ? (
      <>
        The board’s results: <a href={board.page.href}>{board.page.host}</a>.
      </>
    ) : (
      'Ask your school: rate, year and count.'
    ),
  };
}

/** The answer of a state's page: price, pay and the licensing exam. */
export function StateAnswer({ view, exams }: StateExamsProps) {
  const { answer, returns, slug } = view;
  const [adn, bsn] = (['ADN', 'BSN'] as const).map((type) => returns.find((each) => each.type === type));
  if (!adn || !bsn) return null;
  return (
    <Answer verdict={answer.verdict} sentence={answer.sentence}>
      <Figures figures={[payFigure(adn, view), costFigure(adn, bsn), examFigure(exams, slug)]} />
      <SourceNote sources={shortSources('graduate_earnings_by_state', 'wages', 'price_by_state', 'rpp')} />
    </Answer>
  );
}
