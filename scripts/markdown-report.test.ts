import { describe, expect, it } from 'vitest';
import { markdownTable, markers, replaceBetweenMarkers } from './markdown-report';

describe('markdownTable', () => {
  it('writes headings, sides and rows', () => {
    const table = markdownTable(
      [{ heading: 'Route' }, { heading: 'Ratio', align: 'right' }],
      [['/a', '0.9']],
    );
    expect(table).toBe('| Route | Ratio |\n| --- | ---: |\n| /a | 0.9 |');
  });

  it('keeps a bar inside a cell from becoming a column', () => {
    expect(markdownTable([{ heading: 'a|b' }], [['c|d']])).toBe('| a\\|b |\n| --- |\n| c\\|d |');
  });

  it('refuses a row with a cell too few or too many', () => {
    const columns = [{ heading: 'a' }, { heading: 'b' }];
    expect(() => markdownTable(columns, [['1']])).toThrow('has 1 cells');
    expect(() => markdownTable(columns, [['1', '2', '3']])).toThrow('has 3 cells');
  });
});

describe('replaceBetweenMarkers', () => {
  const { start, end } = markers('bench');
  const document = `# Title\n\n${start}\nold\n${end}\n\nafter\n`;

  it('replaces only the text between the markers', () => {
    expect(replaceBetweenMarkers(document, 'bench', 'new')).toBe(
      `# Title\n\n${start}\n\nnew\n\n${end}\n\nafter\n`,
    );
  });

  it('changes nothing the second time', () => {
    const once = replaceBetweenMarkers(document, 'bench', 'new');
    expect(replaceBetweenMarkers(once, 'bench', 'new')).toBe(once);
  });

  it('inserts replacement patterns such as $& literally', () => {
    expect(replaceBetweenMarkers(document, 'bench', "$& $1 $'")).toContain("\n\n$& $1 $'\n\n");
  });

  it.each([
    ['no markers', 'text'],
    ['no end', `${start} text`],
    ['no start', `text ${end}`],
    ['the end before the start', `${end} text ${start}`],
    ['a marker twice', `${start} ${end} ${start} ${end}`],
    ['another name', `${markers('other').start} ${markers('other').end}`],
  ])('refuses a document with %s', (_, broken) => {
    expect(() => replaceBetweenMarkers(broken, 'bench', 'new')).toThrow('once each');
  });
});
