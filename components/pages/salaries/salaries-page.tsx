import { occupations as codes } from '@/lib/data/credentials';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollarsRange, formatDollarsRounded } from '@/lib/numbers/format';
import { occupationBySoc, occupationPath, shortPlural } from '@/lib/places/occupations';
import { payNextSteps } from '@/lib/places/page/pay-next';
import { readPayQuestion } from '@/lib/places/page/pay-query';
import type { NationalPay, SalariesView } from '@/lib/places/page/salaries';
import { areaName, nation } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { Button, ButtonLink } from '../../parts/button/button';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Figures, type ResultFigure } from '../../parts/figures/figures';
import { PAY_BARS, PayChart, type PayRow } from '../../parts/pay-chart/pay-chart';
import { PayList } from '../../parts/pay-chart/pay-list';
import { PayTable } from '../../parts/pay-chart/pay-table';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { Outlook } from '../occupation/outlook';
import { WhatPayCounts } from '../occupation/what-pay-counts';

interface Props {
  readonly view: SalariesView;
}

const labelOf = ({ occupation }: NationalPay) => capitalized(shortPlural(occupation));

function figure(job: NationalPay): ResultFigure {
  const { median, p25, p75 } = job.pay;
  const label = `${labelOf(job)}, the middle`;
  if (isMissing(median)) return { label, value: null, note: median.missing };
  const note =
    isMissing(p25) || isMissing(p75) ? '' : `Half earn ${formatDollarsRange(p25.value, p75.value)}`;
  return { label, value: formatDollarsRounded(median.value), note };
}

/** "From $42,700 for nursing assistants to $132,000 for nurse practitioners". */
function finding({ ladder }: SalariesView): string {
  const known = ladder.flatMap((job) => {
    const { median } = job.pay;
    return isMissing(median) ? [] : [{ who: shortPlural(job.occupation), median: median.value }];
  });
  known.sort((a, b) => a.median - b.median);
  const ends = [known[0], known.at(-1)].flatMap((end) =>
    end ? [`${formatDollarsRounded(end.median)} for ${end.who}`] : [],
  );
  return `From ${ends.join(' to ')}`;
}

/** The middle half of the nursing jobs; every job with averages and tenths is in the table. */
function JobsChart({ view }: Props) {
  const { ladder, occupations, allOccupations, edition } = view;
  const row = (job: NationalPay): PayRow => ({ label: labelOf(job), pay: job.pay });
  const links = new Map(occupations.map((job) => [labelOf(job), job.path]));
  return (
    <PayChart
      id="pay-chart"
      finding={finding(view)}
      subtitle={`Dollars a year in ${areaName(nation.slug)}, ${edition}. ${PAY_BARS}`}
      rows={ladder.map(row)}
      table={
        <PayTable
          id="pay-table"
          caption={`Pay in ${areaName(nation.slug)}, ${edition}`}
          rows={[...occupations.map(row), { label: 'All jobs', pay: allOccupations }]}
          name={({ label }) => {
            const href = links.get(label);
            return href ? <a href={href}>{label}</a> : label;
          }}
        />
      }
      source={<SourceNote sources={shortSources('wages')} />}
    />
  );
}

/** RN pay in the reader's state, and what to do with the answer. */
function NextStep() {
  const rn = occupationBySoc(codes.registeredNurse);
  const [payoff, ...others] = payNextSteps(rn, nation.slug);
  const { field } = readPayQuestion(new URLSearchParams());
  return (
    <Section id="next" heading="RN pay where you live">
      <form className="pay-form" action={`${occupationPath(rn)}#answer`} method="get">
        <DeclaredFields fields={[field]} />
        <Button secondary>Show</Button>
      </form>
      <p className="cluster">
        {payoff && <ButtonLink href={payoff.href}>{payoff.label}</ButtonLink>}
        {others.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </Section>
  );
}

/** Every job with a page, in the nation. */
export function SalariesPage({ view }: Props) {
  const { answer, occupations, ladder, edition } = view;
  const place = areaName(nation.slug);
  // The answer has room for three figures: the licenses.
  const licensed = ladder.filter(({ occupation }) => occupation.soc !== codes.nursingAssistant);
  return (
    <div className="pair">
      <div className="sections">
        <Answer verdict={answer.verdict} sentence={answer.sentence}>
          <Figures figures={licensed.map(figure)} />
          <SourceNote sources={shortSources('wages')} />
        </Answer>
        <JobsChart view={view} />
        <NextStep />
      </div>
      <div className="sections">
        <Section id="pay" heading="Choose a job">
          <PayList
            caption={`Pay in ${place}, ${edition}`}
            header="Job"
            drawn={false}
            rows={occupations.map((job) => ({
              key: job.path,
              name: labelOf(job),
              href: job.path,
              pay: job.pay,
            }))}
          />
          <SourceNote sources={shortSources('wages')} />
        </Section>
        <Outlook occupations={occupations} place={place} />
        <Disclosure summary="What these figures count and leave out">
          <WhatPayCounts />
        </Disclosure>
      </div>
    </div>
  );
}
