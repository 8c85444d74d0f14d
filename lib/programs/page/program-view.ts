import type { TableName } from '@/lib/data/registry';
import type { Figure } from '@/lib/numbers/figure';
import { formatNumber } from '@/lib/numbers/format';
import { stateName } from '@/lib/places/states';
import { paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { type CatalogueCredential, credentialName } from '../credentials';
import { dateInWords } from '../dates';
import { listingInWords } from '../facts/accreditation';
import { doubtInWords, doubtsAbout } from '../facts/doubts';
import type { FactWords } from '../facts/fact';
import { type FigureFactId, facts, figureFacts } from '../facts/facts';
import { kindInWords } from '../facts/msn-kind';
import { outcomesScore, type ScorePart, TOO_LITTLE } from '../facts/outcomes-score';
import type { Program } from '../program';
import type { ProgramFacts } from '../program-schema';
import { measuresKnown, type ScoreComponent, scorePartName } from '../score/components';
import { groupsInWords } from './group-view';
import { credentialTitle } from './words';

/** One part of a score, ready to draw. */
export interface PartView {
  readonly id: ScoreComponent;
  readonly label: string;
  readonly points: number;
  readonly weight: number;
  /** "30.1 of 35". */
  readonly text: string;
  readonly measured: boolean;
  /** What was measured, or why nothing is and what stands in for it. */
  readonly basis: string;
}

export interface ScoreView {
  /** "Upper to top group", "Anywhere from lower to upper". */
  readonly group: string;
  /** "71.3" of 100. */
  readonly total: string;
  /** "6.2", in points. */
  readonly standardError: string;
  readonly parts: readonly PartView[];
  /** "All five measures known", "3 of 5 measures known". */
  readonly evidence: string;
}

/** One entry of an accrediting agency's list. */
export interface ListingView {
  /** "On CCNE’s list on October 3, 2026". */
  readonly text: string;
  /** Where it can be checked. */
  readonly check: string | null;
  /** Name on the list, where it differs from the school's. */
  readonly listedAs: string | null;
  readonly level: string;
}

/** A program as a card, a row, a column or a section shows it. */
export interface ProgramView {
  /** Names it among all programs: "ohio-state-university-204796:BSN". */
  readonly id: string;
  /** Its page. */
  readonly href: string;
  readonly institution: string;
  readonly place: string;
  /** "public"; null where the school is not in IPEDS. */
  readonly control: string | null;
  readonly credential: CatalogueCredential;
  readonly name: string;
  readonly title: string;
  /** What distinguishes it from others of its type: "online". */
  readonly marks: readonly string[];
  /** What is not confirmed of it and would change a verdict, each as the end of "we couldn’t confirm that …". */
  readonly doubts: readonly string[];
  readonly sponsored: boolean;
  readonly score: Figure<ScoreView>;
  readonly facts: Readonly<Record<FigureFactId, Figure<FactWords>>>;
  readonly listings: readonly ListingView[];
  /** What it means that no list has it; null where one has. */
  readonly unlisted: string | null;
  readonly caveats: readonly string[];
  /** Tables behind its score, and behind all of its facts. */
  readonly scoreTables: readonly TableName[];
  readonly tables: readonly TableName[];
}

function partView(
  { id, value, weight, points, basis, reason }: ScorePart,
  credential: CatalogueCredential,
): PartView {
  return {
    id,
    label: scorePartName(id, credential),
    points,
    weight,
    text: `${formatNumber(points)} of ${formatNumber(weight)}`,
    measured: value !== null,
    basis: reason === null ? basis : `Not measured: ${reason}. ${basis}`,
  };
}

function scoreView(program: ProgramFacts): Figure<ScoreView> {
  const { outcomes_score: score, outcomes_score_reason: reason, score_parts: parts, credential } = program;
  if (score === null) return { missing: reason ?? 'Not published.' };
  const { band_label: label, band_range: range } = program;
  if (label === null || range === null || program.standard_error === null)
    return { missing: `${TOO_LITTLE}.` };
  const words = groupsInWords(label, range);
  return {
    value: {
      group: words === label ? `${capitalized(label)} group` : capitalized(words),
      total: formatNumber(score),
      standardError: formatNumber(program.standard_error),
      parts: parts.map((part) => partView(part, credential)),
      evidence: measuresKnown(credential, parts),
    },
  };
}

const deliveryMarks = { online: 'online', hybrid: 'partly online', 'on campus': 'on campus' } as const;

/** Says what happens to the school: "closed (2024-04-30)". */
export const closureMark = ({ closure }: ProgramFacts) =>
  closure === null || closure.status === 'renamed'
    ? []
    : [
        `school ${closure.status} (${/^\d{4}$/.test(closure.date) ? closure.date : dateInWords(closure.date)})`,
      ];

/** Said of a program that may have ended. */
export const NO_GRADUATES = 'no graduates for two years: ask whether it still exists';

/** Returns what distinguishes a program, what happens to its school first. */
export const marks = (program: ProgramFacts): string[] => [...closureMark(program), ...programMarks(program)];

/** Returns what distinguishes a program: "online", "we couldn’t confirm that it is open". */
export function programMarks(program: ProgramFacts): string[] {
  const { delivery, caveats, program_status: status } = program;
  const ended = status === 'no graduates two years';
  const kind = kindInWords(program);
  return [
    ...doubtsAbout(program).map(doubtInWords),
    ...(kind === undefined ? [] : [kind]),
    ...(ended ? [NO_GRADUATES] : []),
    ...(caveats.includes('few_graduates') && !ended ? ['few graduates'] : []),
    ...(delivery === null ? [] : [deliveryMarks[delivery]]),
  ];
}

function listings({ accreditation, institution }: ProgramFacts): ListingView[] {
  return accreditation.map((listing) => ({
    text: listingInWords(listing),
    check: listing.check_url,
    listedAs: listing.listed_as === institution ? null : listing.listed_as,
    level: listing.level,
  }));
}

/** "Columbus, Ohio". */
export function placeOf({ city, state }: Pick<ProgramFacts, 'city' | 'state'>): string {
  return city === null ? stateName(state) : `${city}, ${stateName(state)}`;
}

const figuresInWords = (program: ProgramFacts) =>
  Object.fromEntries(figureFacts.map((fact) => [fact.id, fact.words(program)])) as ProgramView['facts'];

/** @param caveats texts of the caveats by id. */
export function programView(
  { id, facts: program }: Pick<Program, 'id' | 'facts'>,
  caveats: ReadonlyMap<string, string>,
): ProgramView {
  return {
    id,
    href: paths.institutionProgram(program.slug, program.credential),
    institution: program.institution,
    place: placeOf(program),
    control: program.control,
    credential: program.credential,
    name: credentialName(program.credential),
    title: credentialTitle(program.credential),
    marks: marks(program),
    doubts: doubtsAbout(program),
    sponsored: program.sponsored,
    score: scoreView(program),
    facts: figuresInWords(program),
    listings: listings(program),
    unlisted: program.accreditation_reason,
    caveats: program.caveats.flatMap((caveat) => caveats.get(caveat) ?? []),
    scoreTables: outcomesScore.tables(program),
    tables: facts.flatMap((fact) => fact.tables(program)),
  };
}
