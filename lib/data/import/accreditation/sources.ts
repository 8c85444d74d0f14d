import { onlyFile, optionalFile, soleFile } from '../files/given-files';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { textOfEither } from '../files/text';
import type { ImportInput } from '../importer';
import { isAgencyList, LIST_COLUMNS, readAgencyList } from './agency-list';
import { readCcnePage } from './ccne-page';
import { readCneaPage } from './cnea-page';
import { readDapip } from './dapip';
import { checkAt, type ReadListings } from './listing';

const DAPIP = /^(AccreditationRecords|InstituteCampuses|AccreditationActions)\.csv$/i;
export const TAKES = `AccreditationRecords.csv, InstituteCampuses.csv and AccreditationActions.csv of DAPIP; or one list of an agency: a CSV (${LIST_COLUMNS}), a page of CCNE's directory (.html) or text copied from CNEA's (.txt), the last two with the day in the name`;

/** What files of one source give, and where they are from. */
export interface ReadSource extends ReadListings {
  readonly publisher: string;
  readonly address: string;
}

function dapip(input: ImportInput, isUnit: (unitid: string) => boolean): ReadSource {
  const one = (name: RegExp) => onlyFile(input.files, name, TAKES);
  const others = input.files.filter(({ name }) => !DAPIP.test(name)).map(({ name }) => name);
  if (others.length > 0) throw new UnreadableFile(others.join(', '), 'is not of DAPIP: one source at a time');
  const files = {
    records: one(/^AccreditationRecords\.csv$/i),
    campuses: one(/^InstituteCampuses\.csv$/i),
    actions: optionalFile(input.files, /^AccreditationActions\.csv$/i, TAKES),
  };
  return {
    ...readDapip(files, isUnit, input.today),
    publisher: 'U.S. Department of Education, Database of Accredited Postsecondary Institutions and Programs',
    address: 'https://ope.ed.gov/dapip/#/download-data-files',
  };
}

function agencyFile(file: SourceFile, { encoding, today }: ImportInput): ReadSource {
  const [ccne = '', cnea = '', acen = ''] = [checkAt.CCNE, checkAt.CNEA, checkAt.ACEN];
  if (/\.html?$/i.test(file.name)) {
    return { ...readCcnePage(file), publisher: 'Commission on Collegiate Nursing Education', address: ccne };
  }
  if (/\.txt$/i.test(file.name)) {
    const publisher = 'NLN Commission for Nursing Education Accreditation';
    return { ...readCneaPage(file), publisher, address: cnea };
  }
  const [header = ''] = textOfEither(file).split(/\r\n?|\n/, 1);
  if (!isAgencyList(header))
    throw new UnreadableFile(file.name, `is no list of accredited programs: ${TAKES}`);
  const read = readAgencyList(file, encoding, today);
  return { ...read, publisher: 'Lists of accrediting agencies, copied by hand', address: acen };
}

/** Reads the files of one source. @throws UnreadableFile */
export function readSource(input: ImportInput, isUnit: (unitid: string) => boolean): ReadSource {
  if (input.files.some(({ name }) => DAPIP.test(name))) return dapip(input, isUnit);
  return agencyFile(soleFile(input.files, 'one source at a time'), input);
}
