import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import { correctedPlace, findPlace, placeOf } from './find-place';
import { gazetteer } from './gazetteer';
import type { PlaceIndex } from './place';
import { placeAmong } from './place-in-words';
import { placeWords } from './place-words';

/**
 * Returns the search for places of these tables, the same one each time.
 *
 * @example placeIndex(data).find('dayton oh') // { ok: true, place: { understood: 'Dayton, Ohio', … } }
 */
export const placeIndex = oncePer((data: Data): PlaceIndex => {
  const constants = data.parameters('program-finder');
  const leadingRatio = constants.number('leading_city_ratio');
  const search = {
    gazetteer: gazetteer(data, leadingRatio),
    leadingRatio,
    loneCityZipCodes: constants.number('lone_city_zip_codes'),
  };
  return {
    find(asked, states) {
      const found = findPlace(asked, search, states);
      return found.ok ? { ok: true, place: placeOf(asked, found.place) } : found.refuse();
    },
    findAmong: (words, states) => placeAmong(words, search, states),
    corrected: (name, states) => correctedPlace(name, search, states),
    isName: (text) => search.gazetteer.named(placeWords(text)).length > 0,
  };
});
