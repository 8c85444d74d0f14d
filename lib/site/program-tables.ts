import { once } from '@/lib/data/once';
import { parameterSet } from '@/lib/data/parameters';
import { readTable } from '@/lib/data/table';
import { accreditation, accreditationCampuses } from '@/lib/data/tables/accreditation';
import { nursingAwards, nursingAwardsDetail } from '@/lib/data/tables/awards';
import { institutions, nursingProgramTuition } from '@/lib/data/tables/institutions';
import { programOutcomes } from '@/lib/data/tables/outcomes';
import { type ParameterFile, parameterTables } from '@/lib/data/tables/parameters';
import { priceByState, prices } from '@/lib/data/tables/prices';
import { programDetails } from '@/lib/data/tables/program-details';
import { wages } from '@/lib/data/tables/wages';
import { dataVersion } from '@/lib/data/version';
import type { ProgramTables } from '@/lib/programs/tables';
import { boardRows, heldPassRates } from './pass-rate-tables';

const constants = (file: ParameterFile) => parameterSet(file, readTable(parameterTables[file]));

/** The tables in `content/` that the catalogue of programs is made from. */
export const programTables = once(
  (): ProgramTables => ({
    version: dataVersion(),
    institutions: readTable(institutions),
    awards: readTable(nursingAwards),
    awardDetails: readTable(nursingAwardsDetail),
    programCharges: readTable(nursingProgramTuition),
    prices: readTable(prices),
    priceByState: readTable(priceByState),
    outcomes: readTable(programOutcomes),
    accreditation: readTable(accreditation),
    campuses: readTable(accreditationCampuses),
    details: readTable(programDetails),
    wages: readTable(wages),
    boards: boardRows(),
    passRates: heldPassRates(),
    credentialConstants: constants('programs'),
    scoreConstants: constants('outcomes-score'),
    finderConstants: constants('program-finder'),
  }),
);
