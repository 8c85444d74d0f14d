import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, violationsOf, visitor, withoutOwnScripts } from '../support/visit';

const { visit } = visitor();

const pages = [
  '/calculators',
  '/calculators/nursing-roi',
  '/calculators/nursing-roi?state=california&degree=MSN&current_income=100000&compare=DNP&compare_2=texas',
  '/calculators/nursing-roi?state=ohio&degree=RN_TO_BSN&current_income=95000',
  '/calculators/nursing-roi?state=&degree=BSN&current_income=much',
  '/calculators/lpn-pathway',
  '/calculators/lpn-pathway?starting_point=degree_holder&end_goal=advanced&priority=pay&timeline=open&budget=moderate',
  '/calculators/lpn-pathway?starting_point=',
  '/calculators/admission-readiness',
  '/calculators/admission-readiness?gpa=2.4&entrance_exam_score=50&program_type=MSN&experience=rn&has_retakes=true',
  '/calculators/admission-readiness?gpa=&program_type=x',
];

const schemes = ['light', 'dark'] as const;

describe.each(pages)('%s', (path) => {
  it.each([
    ['with scripts', [PHONE, DESKTOP]],
    ['without scripts', [PHONE]],
  ] as const)('has no accessibility violation in light and dark, %s', async (scripts, viewports) => {
    const page = await visit(path);
    if (scripts === 'without scripts') await withoutOwnScripts(page);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page)).toEqual([]);
      }
    }
  });

  it('fits a screen of 320 px without scrolling sideways', async () => {
    const page = await visit(path, { viewport: { width: 320, height: 640 } });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBe(0);
  });
});
