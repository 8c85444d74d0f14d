import { describeAccessibility } from '../support/accessibility';

describeAccessibility('without scripts');
