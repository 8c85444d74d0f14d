import { studentsFall } from '@/lib/data/year-words';
import { isMissing } from '@/lib/numbers/figure';
import { formatPercent } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { allOf, list, uncapitalized } from '@/lib/text/words';
import { firstClause } from '../facts/fact';
import { figureFacts } from '../facts/facts';
import type { ProgramFacts } from '../program-schema';
import type { ComparedProgram } from './compare';
import type { ComparisonSource } from './comparison-query';
import { isMeasure, type MeasureCell, type MeasureRow } from './comparison-table';

/** A cell that is words alone. */
const words = (value: string, note = ''): MeasureCell => ({ value, note, mark: null });
const missing = (reason: string): MeasureCell => ({ value: null, note: firstClause(reason), mark: null });

/** The other facts that a comparison names, in their own order. */
function otherFacts(programs: readonly ComparedProgram[]): MeasureRow[] {
  return figureFacts
    .filter(({ id, labels }) => labels.comparison !== undefined && !isMeasure(id))
    .map(({ id, labels }) => ({
      id,
      label: labels.comparison ?? id,
      note: '',
      isScreenOnly: id !== 'completions',
      cells: programs.map(({ facts }) => {
        const fact = facts[id];
        return isMissing(fact) ? missing(fact.missing) : words(fact.value.text, fact.value.short);
      }),
    }));
}

/** Returns what else there is to compare: the group with its score, pay beside like places, graduates, accreditation. */
export function moreMeasures(
  programs: readonly ComparedProgram[],
  { partTimePercent }: Pick<ComparisonSource, 'partTimePercent'>,
): MeasureRow[] {
  const partTime = programs.map(({ program: { slug } }) => {
    const percent = partTimePercent(slug);
    return percent === null ? missing('Not reported.') : words(formatPercent(percent, 0));
  });
  const group = programs.map(({ score }) => {
    if (isMissing(score)) return missing(score.missing);
    const { group: name, total, standardError, evidence } = score.value;
    return words(name, `score ${total}, give or take ${standardError}; ${uncapitalized(evidence)}`);
  });
  return [
    { id: 'score', label: 'Group, of all in the US', note: 'scores are of 100', cells: group },
    ...otherFacts(programs),
    {
      id: 'part_time',
      label: 'Undergraduates who study part time',
      note: `all fields, ${studentsFall}`,
      cells: partTime,
    },
    {
      id: 'lists',
      label: 'Accreditation',
      note: '',
      isScreenOnly: true,
      cells: programs.map(({ listings, unlisted }) =>
        unlisted === null ? words(list(listings.map(({ text }) => text))) : missing(unlisted),
      ),
    },
    {
      id: 'place',
      label: 'Where',
      note: '',
      isScreenOnly: true,
      cells: programs.map(({ place }) => words(place)),
    },
    {
      id: 'control',
      label: 'Who runs it',
      note: '',
      isScreenOnly: true,
      cells: programs.map(({ control }) => (control === null ? missing('Not in IPEDS.') : words(control))),
    },
  ];
}

/** What all of the programs share, in a sentence: "The same at all four: public, in Georgia, accredited by ACEN."; empty without. */
export function theSameAtAll(programs: readonly ProgramFacts[]): string {
  const [first] = programs;
  if (!first || programs.length === 1) return '';
  const agencies = ({ accreditation }: ProgramFacts) => [
    ...new Set(accreditation.flatMap(({ accredited, agency }) => (accredited ? [agency] : []))),
  ];
  const isShared = (of: (program: ProgramFacts) => string) =>
    new Set(programs.map(of)).size === 1 && of(first) !== '' ? [of(first)] : [];
  const shared = [
    ...isShared(({ control }) => control ?? ''),
    ...isShared(({ state }) => `in ${areaName(state)}`),
    ...isShared((program) =>
      agencies(program).length === 0 ? '' : `accredited by ${list(agencies(program))}`,
    ),
  ];
  return shared.length === 0 ? '' : `The same at ${allOf(programs.length)}: ${shared.join(', ')}.`;
}
