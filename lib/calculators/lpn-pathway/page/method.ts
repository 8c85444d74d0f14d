import type { Method, WeightLines } from '@/lib/calculators/page/method';
import type { Data } from '@/lib/data/data';
import { subjectInWords } from '@/lib/site/pages/constants';
import { capitalized } from '@/lib/text/words';
import { measureFacts, measureIds } from '../measures';

function weightLines(data: Data): WeightLines {
  const constants = data.parameters('lpn-pathway-weights');
  const subjects = [...new Set(constants.rows.map(({ subject }) => subject ?? ''))].filter((subject) =>
    measureIds.some((id) => constants.number(id, subject) > 0),
  );
  return {
    columns: subjects.map((subject) => capitalized(subjectInWords(subject))),
    lines: measureIds.map((id) => ({
      measure: capitalized(measureFacts[id].label.replace(/^the /, '')),
      weights: subjects.map((subject) => constants.number(id, subject)),
    })),
  };
}

export const method: Method = {
  files: ['lpn-pathway', 'lpn-pathway-weights', 'programs', 'credential-multipliers'],
  isEvidence: ({ unit, fact }) => unit === 'months' || fact.startsWith('median annual wage'),
  tables: (data) => ({ weights: weightLines(data) }),
};
