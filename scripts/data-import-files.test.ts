import { describe, expect, it } from 'vitest';
import { writeRecords } from '../lib/data/csv';
import { incomingColumns } from '../lib/data/import/boards/cells';
import {
  boardCorpus,
  boardFile,
  boardProblems,
  planBoardFile,
  tableRow,
} from '../tests/support/board-tables';

/** Text as other programs save it. */
const utf16 = (text: string, mark = '\uFEFF') => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
const utf16BigEndian = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const lines = (text: string) => text.trimEnd().split('\n');
const separatedBy = (sign: string, text: string) => text.replaceAll(',', sign);
/** The same file with other text for its header. */
const withHeader = (change: (header: string) => string, text = boardFile({})) => {
  const [header = '', ...rows] = lines(text);
  return [change(header), ...rows, ''].join('\n');
};

const year = (label: string, kind = 'full-year') => ({ period_label: label, period_kind: kind });
const many = (candidates: number, passed = candidates) => ({
  candidates: `${candidates}`,
  passed: `${passed}`,
});
const named = (program_name: string) => ({ program_name });
const UNTYPED = { program_type: '', program_name: 'Nursing' };
const ADN = { program_type: 'ADN', program_name: 'ADN' };
const STARK = { institution_name: 'Kent State University at Stark' };
const ALL_CAMPUSES = { institution_name: 'Kent State University (all campuses)' };
const LIMA = { institution_name: 'Ohio State University-Lima Campus' };
const ZETA = { institution_name: 'Zeta College' };
const MAIN = { institution_name: 'Ohio State University-Main Campus' };

type Case = readonly [file: string, what: string, given: string | Uint8Array, reasons: readonly RegExp[]];

const small = /leaves a cohort under 10, which must not be recoverable/;
const unnamed =
  /leaves a cohort under 10, .*: name the IPEDS unit of .* in content\/data\/institution_aliases.csv/;
const separated = (name: string) => new RegExp(`its columns are separated by ${name}: save it with commas`);

/** Each kind of file that is kept out, and the one message for each thing that is wrong with it. */
// biome-ignore format: a table
const refused: readonly Case[] = [
  ['F2', 'UTF-16 without a mark', utf16(boardFile({}), ''), [/line 1 holds NUL characters, as UTF-16 without a mark does/]],
  ['F3', 'semicolons', separatedBy(';', boardFile({})), [separated('semicolons')]],
  ['F3', 'semicolons in UTF-16', utf16(separatedBy(';', boardFile({}))), [separated('semicolons')]],
  ['F3', 'semicolons below "sep=;"', `sep=;\n${separatedBy(';', boardFile({}))}`, [/semicolons: save it with commas; the header seems to be on line 2/]],
  ['F3', 'tabs', separatedBy('\t', boardFile({})), [separated('tabs')]],
  ['F3', 'vertical bars', separatedBy('|', boardFile({})), [separated('vertical bars')]],
  ['F3', 'title rows above the header', `Ohio Board of Nursing,,\n2024,,\n\n${boardFile({})}`, [/^line 4: the header seems to be on line 4: delete what is above it$/]],
  ['F3', 'headers in words', withHeader((text) => text.replace('state_slug', 'State Slug').replace('passed', 'Passed')), [/^line 1: The header writes state_slug as "State Slug"; writes passed as "Passed"$/]],
  ['F3', 'two empty columns at the end', lines(boardFile({})) .map((line) => `${line},,`) .join('\n'), [/^line 1: The header has two columns without a name at the end: delete them$/]],
  ['F3', 'a column without a name', withHeader((text) => text.replace('city', '')), [/lacks city; has no name for column 4/]],
  ['F23', 'a board’s own header', 'School,Year,Tested,Passed,Rate\nKent,2024,60,56,93.3\n', [/The header writes passed as "Passed"; lacks state_slug, .*; has "School", "Year", "Tested", and "Rate", which/]],
  ['F4', 'rate with a percent sign', boardFile({ pass_rate_percent: '93.3%' }), [/^line 2: pass_rate_percent: "93.3%": write 93.3, a number with a point and without a sign$/]],
  ['F4', 'rate with a blank and a sign', boardFile({ pass_rate_percent: '93.3 %' }), [/write 93.3,/]],
  ['F4', 'rate with a decimal comma', boardFile({ pass_rate_percent: '93,3' }), [/write 93.3,/]],
  ['F5', 'candidates <10', boardFile({ candidates: '<10' }), [/^line 2: candidates: a cohort that the board does not publish; leave the row out$/]],
  ['F5', 'candidates *', boardFile({ candidates: '*' }), [/does not publish; leave the row out/]],
  ['F5', 'candidates en dash', boardFile({ candidates: '–' }), [/does not publish; leave the row out/]],
  ['F5', 'candidates fewer than 10', boardFile({ candidates: 'Fewer than 10' }), [/does not publish; leave the row out/]],
  ['F5', 'passes N/A', boardFile({ passed: 'N/A', pass_rate_percent: '93.3' }), [/^line 2: passed: a number that the board does not publish; leave the cell empty$/]],
  ['F5', 'four candidates', boardFile(many(4)), [/^line 2: Fewer than 10 candidates: such a cohort is not published, leave the row out$/]],
  ['F5', 'four candidates with a decimal', boardFile({ candidates: '4.0', passed: '4' }), [/^line 2: Fewer than 10 candidates/]],
  ['F6', 'footnote', `${boardFile({})}* first attempts${','.repeat(incomingColumns.length - 1)}\n`, [/^line 3: a note or a heading, not a row; delete it$/]],
  ['F6', 'blank row of commas', `${boardFile({})}${','.repeat(incomingColumns.length - 1)}\n`, [/^line 3: a blank row; delete it$/]],
  ['F6', 'blank row of blanks', `${boardFile({})}${' ,\u00A0,'.repeat(7)}\n`, [/^line 3: a blank row; delete it$/]],
  ['F7', 'year less three quarters', boardFile(many(41), { ...many(35), ...year('2024 Q1-Q3', 'partial') }), [small]],
  ['F7', 'three quarters less one in the middle', boardFile({ ...many(41), ...year('2024 Q1-Q3', 'partial') }, { ...many(35), ...year('2024 Q2', 'partial') }), [/overlaps/]],
  ['F7', 'year less a quarter in its middle', boardFile(many(41), { ...many(35), ...year('2024 Q2', 'partial') }), [small]],
  ['F8', 'candidates 1,061', boardFile({ candidates: '1,061' }), [/^line 2: candidates: "1,061": write 1061, a whole number in digits alone$/]],
  ['F8', 'candidates 61.0', boardFile({ candidates: '61.0' }), [/"61.0": write 61,/]],
  ['F8', 'share as rate', boardFile({ candidates: '61', passed: '60', pass_rate_percent: '0.984' }), [/0.984 is not 60 of 61 candidates, .*; it is a share: write it in percent$/]],
  ['F9', 'Windows-1252, not declared', windows1252(boardFile({ institution_name: 'José Rizal College' })), [/not UTF-8. Save it as "CSV UTF-8", or say --encoding windows-1252/]],
  ['F9', 'U+FFFD', boardFile({ institution_name: 'Jos\uFFFD Rizal College' }), [/line 2 holds U\+FFFD/]],
  ['F9', 'UTF-8 saved as Windows-1252', boardFile({ institution_name: 'JosÃ© Rizal College' }), [/^line 2: institution_name: garbled letters/]],
  ['F10', 'one name composed and decomposed', boardFile({ program_name: 'José' }, { program_name: 'Jose\u0301' }), [/^line 3: Has the same program and period as line 2$/]],
  ['F10', 'one name with a zero-width space', boardFile({}, { program_name: 'BS\u200BN' }), [/^line 3: Has the same program and period as line 2$/]],
  ['F10', 'one name in wide letters', boardFile({}, { program_name: 'ＢＳＮ' }), [/^line 3: line 2 .* has the same program spelled otherwise/]],
  ['F11', 'one year under two labels', boardFile({}, year('Jan 2024-Dec 2024')), [/^line 3: line 2 .* has the same program in a period that overlaps \(2024\)/]],
  ['F11', 'years that overlap', boardFile({}, year('Jul 2023-Jun 2024')), [/in a period that overlaps/]],
  ['F11', 'a year and the year as labelled', boardFile({}, { ...year('2024', 'year as labelled'), program_name: 'bsn' }), [/spelled otherwise/]],
  ['F12', 'all tracks and one', boardFile({ ...named('All tracks'), ...many(61, 58) }, { ...named('Traditional'), ...many(55, 54) }), [/^line 2: line 2 \(.*All tracks.*\), less line 3 \(.*Traditional.*\), leaves a cohort under 10/]],
  ['F12', 'a plain name and a track', boardFile({ ...named('Bachelor of Science in Nursing'), ...many(61) }, { ...named('BSN - Accelerated'), ...many(55) }), [small]],
  ['F12', 'all tracks and two', boardFile({ ...named('BSN total'), ...many(61) }, { ...named('Traditional'), ...many(40) }, { ...named('Accelerated'), ...many(15) }), [/less line 3 .* and line 4/]],
  ['F12', 'all campuses and the main one', boardFile({ ...named('All campuses'), ...many(101) }, { ...named('Main campus'), ...many(95) }), [small]],
  ['F12', 'all campuses by the school’s name', boardFile({ ...ALL_CAMPUSES, ...many(101) }, many(95)), [small]],
  ['F12', 'all campuses and two', boardFile({ ...ALL_CAMPUSES, ...many(101) }, many(75), { ...STARK, ...many(20) }), [small]],
  ['F12', 'a system', boardFile({ institution_name: 'Ohio State University System', ...many(101) }, { ...MAIN, ...many(75) }, { ...LIMA, ...many(20) }), [small]],
  ['F12', 'a school without a campus', boardFile({ institution_name: 'Kent State University', ...many(101) }, many(95)), [small]],
  ['F12', 'all tracks of a year, one of other months', boardFile({ ...named('All tracks'), ...many(61) }, { ...named('Traditional'), ...many(30), ...year('2024 Q1-Q2', 'partial') }, { ...named('Traditional'), ...many(25), ...year('2024 Q3-Q4', 'partial') }), [small]],
  ['F12', 'all tracks and a year as labelled', boardFile({ ...named('All tracks'), ...many(61), ...year('Jul 2023-Jun 2024') }, { ...named('Traditional'), ...many(55), ...year('2024', 'year as labelled') }), [small]],
  ['F13', 'untyped and typed', boardFile({ ...UNTYPED, ...many(61) }, many(40), { ...ADN, ...many(15) }), [/less line 3 .* and line 4/]],
  ['F13', 'untyped under any name', boardFile({ program_type: '', program_name: 'Hobart Hall', ...many(61) }, many(55)), [small]],
  ['F13', 'rolling years of two tracks', boardFile({ ...named('All tracks'), ...many(47), ...year('2023') }, { ...named('All'), ...many(52), ...year('Jul 2022-Jun 2023') }, { ...named('Total'), ...many(12), ...year('2022 Q3-Q4', 'partial') }), [/^line 2: line 2 .* and line 4 .*, less line 3 .*, leaves a cohort under 10/]],
  ['F14', 'one school in capitals', boardFile({}, { institution_name: 'KENT STATE UNIVERSITY AT KENT' }), [/^line 3: line 2 .* has the same program spelled otherwise, and a period that overlaps/]],
  ['F14', 'one program in capitals, without a unit', boardFile({ institution_name: 'A College' }, { institution_name: 'A  COLLEGE', program_name: 'bsn' }), [/spelled otherwise/]],
  ['F15', 'line break in a name', boardFile({ program_name: 'B\nSN' }), [/program_name: a line break within the cell/]],
  ['F15', 'formula', boardFile({ program_name: '=HYPERLINK("http://x")' }), [/^line 2: program_name: a spreadsheet would run it as a formula/]],
  ['F15', 'formula with @', boardFile({ program_name: '@SUM(1)' }), [/formula/]],
  ['F15', 'formula with -', boardFile({ city: '-2+3' }), [/^line 2: city: .*formula/]],
  ['F15', 'formula with +', boardFile({ source_name: '+1' }), [/formula/]],
  ['F15', 'formula after an invisible character', boardFile({ program_name: '\u200B =1+1' }), [/formula/]],
  ['F15', 'formula in wide letters', boardFile({ program_name: '＝1+1' }), [/formula/]],
  ['F15', 'formula after a tab', boardFile({ program_name: '\t=1' }), [/formula/]],
  ['F15', 'markup', boardFile({ program_name: '<b>BSN</b>' }), [/^line 2: program_name: markup of a web page/]],
  ['F15', 'an entity', boardFile({ program_name: 'Health &amp; Nursing' }), [/markup/]],
  ['F16', 'NUL', boardFile({ program_name: 'BSN\0' }), [/^board.csv: line 2 holds NUL/]],
  ['F16', 'control character', boardFile({ program_name: 'BS\u0007N' }), [/the control character U\+0007; delete it/]],
  ['F16', '-1 candidates', boardFile({ candidates: '-1' }), [/^line 2: candidates: cannot be below 0$/]],
  ['F17', 'a year of quarters as a part', boardFile(year('2023 Q3-2024 Q2', 'partial')), [/a part of a year has 1 to 11 months, not 12/]],
  ['F17', 'a quarter as a year', boardFile(year('2024 Q1')), [/a full year has 12 months, not 3/]],
  ['F17', 'a plain year as a part', boardFile({ ...year('2024', 'partial'), period_start: '2024-01', period_end: '2024-09' }), [/names a whole year, and the row is a part of one/]],
  ['F17', 'a label that contradicts its months', boardFile({ ...year('Jul 2023-Jun 2024'), period_start: '2023-10', period_end: '2024-09' }), [/^line 2: period_start: 2023-10 contradicts the label, which starts in 2023-07$/]],
  ['F17', 'a split year that contradicts its months', boardFile({ ...year('2023-24'), period_start: '2024-01', period_end: '2024-12' }), [/2024-01 contradicts the label, which starts in 2023/]],
  ['F17', 'a label that runs backwards', boardFile(year('2024 Q2-2023 Q3')), [/2023-09 is before 2024-04, where it starts/]],
  ['F17', 'a fiscal year without months', boardFile(year('FY2024')), [/period_start and period_end: needed, because the label does not name the months/]],
  ['F17', 'a school year without months', boardFile(year('2023-24')), [/needed, because the label does not name the months/]],
  ['F20', 'counts and rate that disagree', boardFile({ pass_rate_percent: '94.3' }), [/94.3 is not 56 of 60 candidates/]],
  ['F20', '2024/24', boardFile(year('2024/24')), [/needed/]],
  ['R23', 'a label that Excel turned', boardFile(year('Jun-24')), [/^line 2: period_label: "Jun-24" is a date, as Excel writes a label that looks like one; write the months/]],
  ['R23', 'a full date as a label', boardFile(year('6/1/2024')), [/is a date, as Excel/]],
  ['R23', 'a full date as a month', boardFile({ period_start: '2024-01-01', period_end: '2024-12' }), [/^line 2: period_start: "2024-01-01" is a date, as Excel writes a month; write it as 2024-06/]],
  ['R23', 'a month that Excel turned', boardFile({ period_start: 'Jan-24', period_end: 'Dec-24' }), [/period_start: "Jan-24" is a date/, /period_end: "Dec-24" is a date/]],
  ['A1', 'a school by another name', boardFile({ ...MAIN, ...many(100) }, { institution_name: 'The Ohio State University', ...named('Accelerated'), ...many(95) }), [/^line 2: line 2 .*Main Campus.*, less line 3 .*The Ohio State University.*, leaves a cohort under 10, .*: name the IPEDS unit of "The Ohio State University" in content\/data\/institution_aliases.csv \(an empty unit there says that it is another school\)$/]],
  ['A1', 'a school by its acronym', boardFile({ ...MAIN, ...many(100) }, { institution_name: 'OSU', ...named('Accelerated'), ...many(95) }), [unnamed]],
  ['A1', 'a school by a name cut short', boardFile({ ...MAIN, ...many(100) }, { institution_name: 'Ohio State Univ. Main Campus', ...many(95) }), [unnamed]],
  ['A1', 'a mistyped school', boardFile(many(100), { institution_name: 'Knet State', ...many(95) }), [unnamed]],
  ['A1', 'a school that is not known, less its campuses', boardFile({ institution_name: 'The Ohio State University', ...many(101) }, { ...MAIN, ...many(75) }, { ...LIMA, ...many(20) }), [/less line 3 .* and line 4 .*, leaves .*: name the IPEDS unit of "The Ohio State University"/]],
  ['A1', 'a school, less one that is not known', boardFile({ ...MAIN, ...many(101) }, { institution_name: 'OSU', ...named('Evening'), ...many(75) }, { institution_name: 'Ohio State College', ...named('Weekend'), ...many(20) }), [unnamed]],
  ['A1', 'two names, neither known', boardFile({ institution_name: 'Zeta College', ...many(100) }, { institution_name: 'Zeta Coll. of Lima', ...many(95) }), [unnamed]],
  ['A1', 'two orders of a name', boardFile({ institution_name: 'Zeta College, Lima', ...many(100) }, { institution_name: 'Lima Campus of Zeta College', ...many(95) }), [unnamed]],
  ['A1', 'a name that tells no school', boardFile(many(100), { institution_name: 'College of Nursing', ...many(95) }), [unnamed]],
  ['A2', 'a Cyrillic letter', boardFile({ institution_name: 'Ohio State University-M\u0430in Campus' }), [/^line 2: institution_name: mixes alphabets: U\+0430 is/]],
  ['A2', 'a Greek letter in a city', boardFile({ city: 'K\u0395nt' }), [/^line 2: city: mixes alphabets: U\+0395/]],
  ['A2', 'a Cyrillic letter in a source', boardFile({ source_name: 'Ohio B\u043Eard of Nursing' }), [/^line 2: source_name: mixes alphabets/]],
  ['A2', 'a name in Cyrillic letters alone', boardFile({ program_name: '\u0412\u0405\u041D' }), [/^line 2: program_name: mixes alphabets/]],
  ['A2', 'a formula after a name, in wide letters', boardFile({ program_name: 'BSN \uFF1D1+1' }), [/^line 2: program_name: has an equals sign, by which a spreadsheet may run it/]],
  ['A3', 'a letter that became a question mark', boardFile({ institution_name: 'Zeta Coll?ge' }), [/^line 2: institution_name: a question mark within a word/]],
  ...['Statewide total', 'Ohio (all programs)', 'All Ohio programs', 'Total', 'Ohio', 'Grand Total – BSN', 'State of Ohio', 'All schools', 'OH Average'].map((institution_name): Case => ['A4', `${institution_name} as a school`, boardFile({ institution_name }), [/^line 2: institution_name: ".*" is a total, not a school; leave the row out$/]]),
  ['A5', 'a fiscal year from January', boardFile({ ...year('FY2024'), period_start: '2024-01', period_end: '2024-12' }), [/^line 2: period_label: a fiscal year does not run from January to December/]],
  ['A5', 'a fiscal year in words from January', boardFile({ ...year('Fiscal Year 2024'), period_start: '2024-01', period_end: '2024-12' }), [/a fiscal year does not run/]],
  ['A5', 'months in brackets that contradict', boardFile({ ...year('2022 (Jan.–Dec.)'), period_start: '2021-07', period_end: '2022-06' }), [/2021-07 contradicts the label, which starts in 2022-01/]],
  ['A5', 'a year that ends in June and contradicts', boardFile({ ...year('Year ending June 2021'), period_start: '2021-01', period_end: '2021-12' }), [/contradicts the label, which starts in 2020-07/]],
  ['A5', 'a quarter in words as a year', boardFile(year('1st Quarter 2023')), [/a full year has 12 months, not 3/]],
  ['', 'a state by its name', boardFile({ state_slug: 'Ohio' }), [/^line 2: state_slug: "Ohio": write ohio$/]],
  ['', 'a workbook', new Uint8Array(Buffer.from('PK\u0003\u0004')), [/an Excel workbook or an archive, not a CSV/]],
  ['', 'a PDF', '%PDF-1.7', [/a PDF, not a CSV; turn its table into one by hand/]],
  ['', 'a web page', '<!DOCTYPE html>', [/a web page, not a CSV/]],
  ['', 'a header alone', `${incomingColumns.join()}\n`, [/^The file has no rows$/]],
  ['', 'a quote that is not closed', `${boardFile({})}"ohio\n`, [/Quote Not Closed/]],
];

type Accepted = readonly [file: string, what: string, given: string | Uint8Array, rows: number];

/** Files that are taken, with the rows that they add. */
// biome-ignore format: a table
const accepted: readonly Accepted[] = [
  ['F1', 'plain', boardFile({}), 1],
  ['F1', 'a mark and CRLF', `\uFEFF${boardFile({}).replaceAll('\n', '\r\n')}`, 1],
  ['F1', 'CR alone', boardFile({}).replaceAll('\n', '\r'), 1],
  ['F2', 'UTF-16 with a mark', utf16(boardFile({ institution_name: 'José Rizal College' })), 1],
  ['F2', 'UTF-16, big end first, with a mark', utf16BigEndian(boardFile({})), 1],
  ['F10', 'letters in pieces', boardFile({ institution_name: 'Jose\u0301 Rizal College' }), 1],
  ['F16', 'mixed line ends', boardFile({}, ADN).replace('\n', '\r\n'), 2],
  ['F16', 'rate 100.00', boardFile({ ...many(60), pass_rate_percent: '100.00' }), 1],
  ['F17', 'a year of quarters', boardFile(year('2023 Q3-2024 Q2')), 1],
  ['F17', 'quarters first', boardFile(year('Q3 2023-Q2 2024')), 1],
  ['F17', 'months in full', boardFile(year('July 2023–June 2024')), 1],
  ['F17', 'months as numbers', boardFile(year('7/2023-6/2024')), 1],
  ['F17', 'a half', boardFile(year('January-June 2024', 'partial')), 1],
  ['F17', 'a school year with its months', boardFile({ ...year('2023-24'), period_start: '2023-07', period_end: '2024-06' }), 1],
  ['F17', 'a plain year of a board’s own months', boardFile({ period_start: '2023-10', period_end: '2024-09' }), 1],
  ['F12', 'tracks without a row of all', boardFile({ ...named('Traditional'), ...many(61) }, { ...named('Accelerated'), ...many(55) }), 2],
  ['F12', 'all tracks and one that leaves enough', boardFile({ ...named('All tracks'), ...many(65) }, { ...named('Traditional'), ...many(55) }), 2],
  ['F12', 'all tracks and all of them', boardFile({ ...named('All tracks'), ...many(61) }, { ...named('Traditional'), ...many(41) }, { ...named('Accelerated'), ...many(20) }), 3],
  ['F12', 'two campuses', boardFile(many(101), { ...STARK, ...many(95) }), 2],
  ['F12', 'two schools of one name', boardFile({ institution_name: 'Union College', ...many(61) }, many(55)), 2],
  ['F12', 'all tracks, one of another year', boardFile({ ...named('All tracks'), ...many(61) }, { ...named('Traditional'), ...many(55), ...year('2023') }), 2],
  ['F13', 'types without a row of all', boardFile(many(40), { ...ADN, ...many(30) }), 2],
  ['F13', 'types close to each other', boardFile(many(40), { ...ADN, ...many(36) }), 2],
  ['F13', 'a diploma beside a type', boardFile({ program_type: '', program_name: 'Diploma', ...many(61) }, many(55)), 2],
  ['F19', 'the same counts in two years', boardFile({}, year('2023')), 2],
  ['A1', 'two schools that are not known, close to each other', boardFile({ institution_name: 'Zeta College', ...many(61) }, { institution_name: 'Eta Institute', ...many(55) }), 2],
  ['A1', 'a name of the state’s and a few common words', boardFile({ ...MAIN, ...many(61) }, { institution_name: 'Cleveland State University', ...many(55) }), 2],
  ['A1', 'a like name that leaves enough', boardFile({ ...MAIN, ...many(100) }, { institution_name: 'The Ohio State University', ...named('Accelerated'), ...many(60) }), 2],
  ['A1', 'a like name of another year', boardFile({ ...MAIN, ...many(100) }, { institution_name: 'OSU', ...many(95), ...year('2023') }), 2],
  ['A1', 'a like name of another type', boardFile({ ...MAIN, ...many(100) }, { institution_name: 'OSU', ...ADN, ...many(95) }), 2],
  ['A2', 'letters with marks', boardFile({ institution_name: 'Universidad Peñón – Ångström', city: 'Šibenik' }), 1],
  ['A3', 'a question in an address', boardFile({ source_url: 'https://nursing.ohio.gov/list?year=2024' }), 1],
  ['A4', 'a school with words of totals', boardFile({ institution_name: 'Ohio University' }, { institution_name: 'All Saints College', ...many(100) }), 2],
  ['A5', 'a fiscal year with its months', boardFile({ ...year('FY2024'), period_start: '2023-07', period_end: '2024-06' }), 1],
  ['A5', 'months in brackets', boardFile(year('2022 (Jan.–Dec.)')), 1],
  ['A5', 'months with years in brackets', boardFile(year('2024 (Jul 2023–Jun 2024)')), 1],
  ['A5', 'a year that ends in June', boardFile(year('Year ending June 2021')), 1],
  ['A5', 'a quarter in words', boardFile(year('1st Quarter 2023', 'partial')), 1],
];

describe('refused', () => {
  it.each(refused)('%s %s', async (_, __, given, reasons) => {
    expect(await boardProblems(given)).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
  });

  it('F9 Windows-1252 that was declared and is UTF-8', async () => {
    const file = boardFile({ institution_name: 'José Rizal College' });
    expect(await boardProblems(file, { encoding: 'windows-1252' })).toEqual([
      'board.csv: is UTF-8, not Windows-1252; leave --encoding out',
    ]);
  });

  it('a track of a school, against the row of all tracks in the table', async () => {
    const held = tableRow({ ...named('All tracks'), ...many(61) });
    const corpus = boardCorpus({ pass_rates: [held] });
    const [only, ...others] = await boardProblems(boardFile({ ...named('Traditional'), ...many(55) }), {
      corpus,
    });
    expect(only).toMatch(
      /^line 2: the table \(.*All tracks.*\), less line 2 \(.*Traditional.*\), leaves a cohort/,
    );
    expect(others).toEqual([]);
  });

  it.each([
    [
      'a school that the table has under another name',
      [tableRow({ ...MAIN, unitid: '100003', ...many(100) })],
    ],
    ['a school that is not known in the table', [tableRow({ ...ZETA, unitid: '', ...many(100) })]],
  ])('%s', async (_, pass_rates) => {
    const name = pass_rates[0]?.['unitid'] === '' ? 'Zeta Coll. of Lima' : 'OSU';
    const problems = await boardProblems(
      boardFile({ institution_name: name, ...named('Accelerated'), ...many(95) }),
      { corpus: boardCorpus({ pass_rates }) },
    );
    expect(problems).toEqual([expect.stringMatching(unnamed)]);
  });

  it('a school by a name that the institutions list as an alias', async () => {
    const name_aliases = [{ unitid: '100003', alias: 'Buckeye Polytechnic', kind: 'alias' }];
    const file = boardFile(
      { ...MAIN, ...many(100) },
      { institution_name: 'Buckeye Polytechnic', ...many(95) },
    );
    expect(await boardProblems(file, { corpus: boardCorpus({ name_aliases }) })).toEqual([
      expect.stringMatching(unnamed),
    ]);
  });

  it('years that overlap one of the table, and says which to keep', async () => {
    const other = { ...year('Jul 2023-Jun 2024'), period_start: '2023-07', period_end: '2024-06' };
    const problemsBeside = (cells: Record<string, string>) =>
      boardProblems(boardFile(named('Baccalaureate')), {
        corpus: boardCorpus({
          pass_rates: [tableRow({ ...other, source_url: 'https://other.org/', ...cells })],
        }),
      });
    expect(await problemsBeside({})).toEqual([
      "line 2: 2024 overlaps Jul 2023-Jun 2024, for which the table has BSN, so both count some of the same people: keep what the table has, which was read on the board's page, and leave this row out",
    ]);
    expect(await problemsBeside({ verification: 'copied' })).toEqual([
      expect.stringMatching(/: keep this row, which is from the board's page, and first delete by hand/),
    ]);
  });

  it('rows of one name that it may replace, named once', async () => {
    const pass_rates = ['2024', 'Jan 2024-Dec 2024'].map((period_label) =>
      tableRow({ period_label, verification: 'copied', source_url: 'https://other.org/' }),
    );
    const [only = ''] = await boardProblems(boardFile(named('Baccalaureate')), {
      corpus: boardCorpus({ pass_rates }),
    });
    expect(only).toMatch(/May be what the table has as BSN: use its/);
  });

  it('a program that the table spells otherwise', async () => {
    const corpus = boardCorpus({ pass_rates: [tableRow()] });
    expect(await boardProblems(boardFile({ program_name: 'bsn', ...many(30) }), { corpus })).toEqual([
      expect.stringMatching(/^line 2: the table \(.*\) has the same program spelled otherwise/),
    ]);
  });

  it('with these messages, none of which repeats a small count', async () => {
    const messages = await Promise.all(
      refused.map(async ([file, what, given]) =>
        (await boardProblems(given)).map((reason) => `${file.padEnd('F10 '.length)}${what}: ${reason}`),
      ),
    );
    const besidesPlaces = messages.flat().map((text) => text.replaceAll(/lines? \d+(?: \(.*?\))?/g, ''));
    expect(besidesPlaces.filter((text) => /cohort|Fewer/.test(text) && /\b[1-9]\b/.test(text))).toEqual([]);
    await expect(`${messages.flat().join('\n')}\n`).toMatchFileSnapshot(
      '../tests/fixtures/import/refused.txt',
    );
  });
});

describe('accepted', () => {
  it('A1 a like name that was looked at and is another school', async () => {
    const alias = { state_slug: 'ohio', institution_name: 'OSU', unitid: '', basis: 'another school' };
    const corpus = boardCorpus({ institution_aliases: [alias] });
    const file = boardFile({ ...MAIN, ...many(100) }, { institution_name: 'OSU', ...many(95) });
    expect(await boardProblems(file, { corpus })).toEqual([]);
  });

  it.each(accepted)('%s %s', async (_, __, given, rows) => {
    const { problems, report } = await planBoardFile(given);
    expect(problems).toEqual([]);
    expect(report).toContain(`New, ${rows} row`);
  });

  it('F9 Windows-1252 that was declared', async () => {
    const file = windows1252(boardFile({ institution_name: 'José Rizal College' }));
    expect(await boardProblems(file, { encoding: 'windows-1252' })).toEqual([]);
  });

  it('columns in any order', async () => {
    const columns = incomingColumns.toReversed();
    const [, row = ''] = lines(boardFile({}));
    expect(await boardProblems(writeRecords(columns, [row.split(',').toReversed()]))).toEqual([]);
  });
});
