import { Fragment } from 'react';
import { valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { shortPlural } from '@/lib/places/occupations';
import { comparedJob, type JobPay, type OccupationView } from '@/lib/places/page/occupation';
import { payNextSteps } from '@/lib/places/page/pay-next';
import { nation } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { Button, ButtonLink } from '../../parts/button/button';
import { DeclaredFields } from '../../parts/declared-field/declared-field';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { PAY_BARS, PayChart, type PayRow } from '../../parts/pay-chart/pay-chart';
import { PayTable } from '../../parts/pay-chart/pay-table';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { OccupationAnswer } from './occupation-answer';
import { AllPlaces, OccupationPlaces } from './occupation-places';
import { SpecialtyFolds } from './occupation-specialties';
import { Outlook } from './outlook';
import { WhatPayCounts } from './what-pay-counts';

interface Props {
  readonly view: OccupationView;
}

/** The middle of the job beside another's: "The middle: $96,000 for RNs, $64,500 for LPNs". */
function finding({ jobs, occupation }: OccupationView): string {
  const middles = [occupation, comparedJob(occupation)].flatMap(({ soc }) => {
    const job = jobs.find((candidate) => candidate.occupation.soc === soc);
    const median = job && valueOrNull(job.pay.median);
    return job && median ? [`${formatDollarsRounded(median)} for ${shortPlural(job.occupation)}`] : [];
  });
  return middles.length > 0 ? `The middle: ${middles.join(', ')}` : 'Pay of nursing jobs';
}

const labelOf = ({ occupation }: JobPay) => capitalized(shortPlural(occupation));

/** Pay of nursing jobs in the same place; the figures of all jobs are in the table. */
function JobsChart({ view }: Props) {
  const { jobs, drawn, occupation, place, edition } = view;
  const links = new Map(jobs.map((job) => [labelOf(job), job.href]));
  const row = (job: JobPay): PayRow => ({
    label: labelOf(job),
    pay: job.pay,
    isMain: job.occupation === occupation,
  });
  return (
    <PayChart
      id="jobs-chart"
      finding={finding(view)}
      subtitle={`Dollars a year in ${place}, ${edition}. ${PAY_BARS}`}
      rows={drawn.map(row)}
      table={
        <PayTable
          id="jobs-table"
          caption={`Pay in ${place}, ${edition}`}
          rows={jobs.map(row)}
          name={({ label }) => <a href={links.get(label)}>{label}</a>}
        />
      }
      source={<SourceNote sources={shortSources('wages')} />}
    />
  );
}

/** Another place, then what to do with the answer. */
function NextStep({ view }: Props) {
  const { question, occupation, area, path } = view;
  const [payoff, ...others] = payNextSteps(occupation, area);
  return (
    <Section id="next" heading={area === nation.slug ? 'Pay and programs where you live' : 'What to do next'}>
      <form className="pay-form" action={`${path}#answer`} method="get">
        <DeclaredFields fields={[question.field]} />
        <Button secondary>Show</Button>
      </form>
      <p className="cluster">
        {payoff && <ButtonLink href={payoff.href}>{payoff.label}</ButtonLink>}
        {others.map(({ label, href }) => (
          <Fragment key={href}>
            {' '}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </p>
    </Section>
  );
}

export interface OccupationPageProps extends Props {
  /** Column that the states are sorted by; by name where none is named. */
  readonly sortedBy?: string;
}

/** Shows all that we know about the pay of one occupation, the answer first. */
export function OccupationPage({ view, sortedBy }: OccupationPageProps) {
  return (
    <>
      <div className="pair">
        <div className="sections">
          <OccupationAnswer view={view} />
          <JobsChart view={view} />
          <NextStep view={view} />
        </div>
        <div className="sections">
          <OccupationPlaces view={view} />
        </div>
      </div>
      <Outlook occupations={[view]} place={view.place} />
      <div className="folds">
        <AllPlaces view={view} sortedBy={sortedBy} />
        <SpecialtyFolds view={view} />
        <Disclosure summary="What these figures count and leave out">
          <p>{view.occupation.note}</p>
          <WhatPayCounts />
        </Disclosure>
      </div>
    </>
  );
}
