import type { Method, PublishedRubrics, RubricLine } from '@/lib/calculators/page/method';
import type { Data } from '@/lib/data/data';
import { subjectInWords } from '@/lib/site/pages/constants';

const weightNames = ['weight_gpa', 'weight_exam', 'weight_experience', 'weight_prerequisites'] as const;

function rubricLines(data: Data): RubricLine[] {
  const constants = data.parameters('admission-readiness');
  const subjects = constants.rows
    .filter(({ parameter }) => parameter === weightNames[0])
    .map(({ subject }) => subject ?? '');
  return subjects.map((subject) => {
    const pair = (name: 'gpa' | 'exam') =>
      constants.find(`${name}_floor`, subject)
        ? ([
            constants.number(`${name}_floor`, subject),
            constants.number(`${name}_competitive`, subject),
          ] as const)
        : null;
    return {
      programType: subjectInWords(subject),
      weights: weightNames.map((name) => constants.number(name, subject)),
      gpa: pair('gpa'),
      exam: pair('exam'),
      retakePoints: constants.number('retake_points', subject),
    };
  });
}

function publishedRubrics(data: Data): PublishedRubrics[] {
  const admissionRubrics = data.rows('admission_rubrics');
  const types = [...new Set(admissionRubrics.map(({ program_type }) => program_type))];
  return types.map((type) => ({
    id: `rubrics-${type.toLowerCase().replace(/[^a-z]+/g, '-')}`.replace(/-$/, ''),
    programType: subjectInWords(type),
    rows: admissionRubrics.filter(({ program_type }) => program_type === type),
  }));
}

export const method: Method = {
  files: ['admission-readiness'],
  isEvidence: ({ credential, unit, fact }) =>
    credential === 'TEAS' || unit === 'GPA' || fact.startsWith('admitted mean'),
  tables: (data) => ({
    rubric: {
      lines: rubricLines(data),
      bands: data.rows('readiness-bands'),
      published: publishedRubrics(data),
    },
  }),
};
