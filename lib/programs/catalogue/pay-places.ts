import type { Data } from '@/lib/data/data';
import { indexRows } from '@/lib/data/table';
import { nation } from '@/lib/places/states';
import type { PayBenchmark } from '../score/pay-index';
import type { Member } from './membership';
import { occupationOf } from './outcomes';

/** Wages that the pay of a program's graduates is set against, and whose they are. */
export interface PayPlace extends PayBenchmark {
  readonly kind: 'area and state' | 'state' | 'nation';
  /** Area of the school as BLS names it; null where the nation's wages apply, or no area is known. */
  readonly areaName: string | null;
}

/** Program types whose students are graduates: online study is counted by level. */
const ofGraduates: ReadonlySet<string> = new Set(['MSN', 'DNP', 'PHD', 'CERTIFICATE']);

/**
 * Prepares the wages that pay is set against: those of the school's area and state, or the nation's where its
 * students live anywhere.
 *
 * @throws Error when a state or the nation has no mean wage of the occupation.
 */
export function payPlaces(data: Data): (member: Member) => PayPlace {
  const areas = indexRows(data.rows('wages_metro'), ({ area_code, soc }) => `${area_code}|${soc}`);
  const meanIn = (area: Parameters<Data['findWage']>[0], soc: string): number => {
    const wage = data.findWage(area, soc)?.mean_annual;
    if (!wage) throw new Error(`No mean wage of ${soc} in ${area}`);
    return wage;
  };
  return ({ school, credential }) => {
    const soc = occupationOf(credential);
    const area = data.institutionArea(school.ipeds?.unitid ?? '');
    const online = ofGraduates.has(credential) ? area?.graduates_online_90 : area?.undergraduates_online_90;
    if (online) {
      const mean = meanIn(nation.slug, soc);
      return { kind: 'nation', areaMean: mean, stateMean: mean, state: null, areaName: null };
    }
    const stateMean = meanIn(school.state, soc);
    const areaMean = areas.get(`${area?.area_code}|${soc}`)?.mean_annual;
    return {
      kind: areaMean ? 'area and state' : 'state',
      areaMean: areaMean || stateMean,
      stateMean,
      state: school.state,
      areaName: area?.area_name ?? null,
    };
  };
}
