import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { allTables } from '@/lib/data/registry';
import { parameterTables } from '@/lib/data/tables/parameters';
import { formatConstant } from '@/lib/numbers/format';
import {
  formulaFiles,
  methodologyIds,
  methodologyIndexView,
  methodologyView,
} from '@/lib/site/pages/methodology';
import { elements, textOf } from '@/tests/support/markup';
import { MethodologyIndex } from './methodology-index';
import { MethodologyPage } from './methodology-page';

const data = loadData();
const view = (id: string) => methodologyView(id, data);
const markupOf = (id: string) => renderToStaticMarkup(<MethodologyPage view={view(id)} />);

describe.each(methodologyIds)('the methodology of %s', (id) => {
  const markup = markupOf(id);
  const text = textOf(markup);
  const constants = view(id).constants.flatMap(({ tables }) => tables);

  it('has every row of its files of constants', () => {
    for (const { file, count } of view(id).constants) {
      const rows = data.parameters(file).rows;
      expect(count).toBe(rows.length);
      const shown = view(id)
        .constants.filter((candidate) => candidate.file === file)
        .flatMap(({ tables }) => tables.flatMap((table) => table.rows));
      expect(shown).toHaveLength(rows.length);
    }
  });

  it('shows a line for every constant: in a table, or in the list of single ones', () => {
    const inTables = constants
      .filter(({ rows }) => rows.length > 1)
      .map(({ id: table, rows }) => {
        const [, body = ''] = new RegExp(`id="${table}"(.*?)</table>`, 's').exec(markup) ?? [];
        expect(elements(elements(body, 'tbody')[0] ?? '', 'tr'), table).toHaveLength(rows.length);
        return rows.length;
      });
    const single = markup.match(/<div class="parameter" id=/g) ?? [];
    expect(single.length + inTables.reduce((sum, rows) => sum + rows, 0)).toBe(
      view(id).constants.reduce((sum, { count }) => sum + count, 0),
    );
  });

  it('shows the value, the basis and the source of each', () => {
    for (const { rows, bases } of constants) {
      for (const { value, unit } of rows)
        if (value !== null) expect(text).toContain(textOf(formatConstant(value, unit)));
      for (const { text: basis, url } of bases) {
        expect(text).toContain(basis.replace(/\s+/g, ' '));
        if (url !== null) expect(markup).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      }
    }
  });

  it('links the tables that it is computed from by names that Sources has', () => {
    const links = [...markup.matchAll(/href="\/sources#([\w-]+)"/g)].map(([, name]) => name);
    const known = new Set(allTables.map(({ name }) => name));
    expect(links.filter((name) => !known.has(name ?? ''))).toEqual([]);
    // What an applicant is compared with is on the page itself.
    if (id !== 'admission-readiness') expect(links.length).toBeGreaterThan(0);
  });

  it('says which formulas and which data', () => {
    const { version } = view(id).subject;
    expect(text).toContain(`ata version ${data.version}.`);
    if (version !== null) expect(text).toContain(`Formulas version ${version}, `);
  });
});

describe('the evidence', () => {
  it('of nursing-roi and of admission-readiness is every fact of the table', () => {
    const text = ['nursing-roi', 'admission-readiness'].map((id) => textOf(markupOf(id))).join(' ');
    for (const { fact } of data.rows('credential_facts')) expect(text).toContain(fact);
  });

  it('of nursing-roi names the pay before every credential', () => {
    const text = textOf(markupOf('nursing-roi'));
    for (const { baseline } of data.rows('typical-entrants')) expect(text).toContain(baseline);
  });

  it('of admission-readiness is every rubric of the table, by kind of program', () => {
    const shown = view('admission-readiness').rubric?.published.flatMap(({ rows }) => rows) ?? [];
    expect(shown).toHaveLength(data.rows('admission_rubrics').length);
    const markup = markupOf('admission-readiness');
    for (const { source_url } of shown)
      expect(markup).toContain(`href="${source_url.replaceAll('&', '&amp;')}"`);
  });
});

describe('the rubric of admission-readiness', () => {
  it('gives 100 points for each kind of program', () => {
    const rubric = view('admission-readiness').rubric?.lines ?? [];
    expect(rubric).toHaveLength(6);
    for (const { weights } of rubric) expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
  });

  it('says where an exam is not used', () => {
    const rubric = view('admission-readiness').rubric?.lines ?? [];
    expect(rubric.filter(({ exam }) => exam === null).map(({ programType }) => programType)).toEqual([
      'RN-to-BSN',
      'MSN, applicant an RN',
    ]);
  });

  it('shows every band', () => {
    const text = textOf(markupOf('admission-readiness'));
    for (const { band_label, meaning } of data.rows('readiness-bands')) {
      expect(text).toContain(band_label);
      expect(text).toContain(meaning);
    }
  });
});

describe('the weights of lpn-pathway', () => {
  it('are those that are not nothing, measure by measure', () => {
    const { weights } = view('lpn-pathway');
    expect(weights?.columns).toEqual([
      'Priority: speed',
      'Priority: pay',
      'Priority: cost',
      'Priority: flexibility',
      'Timeline: asap',
      'Budget: tight',
    ]);
    expect(weights?.lines).toHaveLength(7);
  });
});

describe('the page above them', () => {
  const markup = renderToStaticMarkup(<MethodologyIndex view={methodologyIndexView(data)} />);
  const text = textOf(markup);

  it('names every table with its edition', () => {
    for (const { table } of allTables) {
      expect(text).toContain(table.title);
      expect(text).toContain(table.edition);
    }
  });

  it('leads to the page of every calculator, of the score and of the finder', () => {
    expect(methodologyIds).toEqual([...calculators.map(({ id }) => id), 'outcomes-score', 'program-finder']);
    for (const id of methodologyIds) expect(markup).toContain(`href="/methodology/${id}"`);
  });

  it('says what could not be found', () => {
    expect(text).toContain('American Association of Colleges of Nursing and could not find it');
  });

  it('counts the constants of every formula by how sure they are', () => {
    expect(formulaFiles.length).toBe(Object.keys(parameterTables).length);
    for (const { title, total } of methodologyIndexView(data).kinds) {
      expect(text).toContain(title);
      expect(total).toBeGreaterThan(0);
    }
  });
});

it('a calculator without a methodology is an error', () => {
  expect(() => view('nothing')).toThrow('No methodology is written for nothing');
});
