import { templatePaths } from '../../scripts/templates';
import { describeAccessibility } from '../support/accessibility';

describeAccessibility(templatePaths);
