import { once } from '@/lib/data/once';
import { type Row, readTable } from '@/lib/data/table';
import { boards, nclexNational, passRates as passRateTable } from '@/lib/data/tables/pass-rates';
import { passRates } from '@/lib/pass-rates/pass-rates';

/** What is published about pass rates, from the tables in `content/`. */
export const heldPassRates = once(() => passRates(readTable(passRateTable), readTable(nclexNational)));

export type BoardRow = Row<typeof boards>;

/** Where the boards publish, one row a state. */
export const boardRows = once(() => readTable(boards));
