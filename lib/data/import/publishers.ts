import { accreditation } from './accreditation/accreditation';
import { bea } from './bea/bea';
import { boards } from './boards/boards';
import { closings } from './closings/closings';
import type { Importer } from './importer';
import { ipeds } from './ipeds/ipeds';
import { oews } from './oews/oews';
import { scorecard } from './scorecard/scorecard';

/** Every importer, by the name that the command knows it by. */
export const publishers: Readonly<Record<string, Importer>> = {
  accreditation,
  bea,
  boards,
  closings,
  ipeds,
  oews,
  scorecard,
};
