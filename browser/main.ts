/** All that runs in a reader's browser. Pages work without it: each part makes one thing nicer. */
import { choosePrograms } from './compare';
import { copyOnClick } from './copy';
import { followForms } from './live-form';
import { datePrints } from './print';

followForms();
choosePrograms();
copyOnClick();
datePrints();
