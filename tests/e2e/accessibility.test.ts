import { calculatorViews, measuredViews } from '../../scripts/templates';
import { describeAccessibility } from '../support/accessibility';

const formWithErrors = calculatorViews.filter((path) => path.includes('state=&'));

// Every page in every state follows in accessibility.long.test.ts.
describeAccessibility([...measuredViews.map(({ path }) => path), ...formWithErrors]);
