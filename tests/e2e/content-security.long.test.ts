import { templatePaths } from '../../scripts/templates';
import { testContentSecurity } from '../support/content-security';

testContentSecurity(templatePaths);
