import { describeAccessibility } from '../support/accessibility';

describeAccessibility('with scripts');
