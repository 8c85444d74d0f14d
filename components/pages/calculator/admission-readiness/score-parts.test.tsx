import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { ScoreParts } from './score-parts';

const markup = renderToStaticMarkup(
  <ScoreParts
    answer={{
      basis: [],
      parts: [
        { id: 'gpa', label: 'GPA', points: '36 of 45', share: 80, reach: 80, explanation: 'Good.' },
        {
          id: 'entrance_exam',
          label: 'Entrance exam',
          points: '14 to 35 of 35',
          share: 40,
          reach: 100,
          explanation: 'Not yet.',
        },
        {
          id: 'retakes',
          label: 'Repeated courses',
          points: '0',
          share: null,
          reach: null,
          explanation: 'None.',
        },
      ],
    }}
  />,
);

it('has the points and the reason of each part in words', () => {
  expect(elements(markup, 'h3').map(textOf)).toEqual(['GPA', 'Entrance exam', 'Repeated courses']);
  expect(elements(markup, 'p').map(textOf)).toEqual([
    '36 of 45',
    'Good.',
    '14 to 35 of 35',
    'Not yet.',
    '0',
    'None.',
  ]);
});

it('outlines what is not known yet, and draws no bar of a part without points', () => {
  const bars = elements(markup, 'svg');
  expect(bars).toHaveLength(2);
  expect(attributes(bars[0] ?? '', 'width')).toEqual(['100%', '80%']);
  expect(attributes(bars[1] ?? '', 'width')).toEqual(['100%', '60%', '40%']);
  expect(markup.match(/<svg[^>]* aria-hidden="true"/g)).toHaveLength(2);
});
