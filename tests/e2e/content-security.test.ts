import { expect, it } from 'vitest';
import { calculatorViews, measuredViews } from '../../scripts/templates';
import { testContentSecurity } from '../support/content-security';
import { visitor } from '../support/visit';

const { visit } = visitor();

// Every page in every state follows in content-security.long.test.ts.
testContentSecurity(measuredViews.map(({ path }) => path));

it.each(['/about', ...calculatorViews.filter((path) => !path.includes('?'))])(
  '%s runs no script that was put into it',
  async (path) => {
    const page = await visit(path);
    await expect(page.addScriptTag({ content: 'document.title = "changed"' })).rejects.toThrow();
    expect(await page.title()).not.toBe('changed');
  },
);
