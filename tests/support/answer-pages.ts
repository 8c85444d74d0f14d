import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Web Vitals count what moves later than half a second after an input. */
const LATE_MILLISECONDS = 1_000;

/** A form that starts empty asks once it is filled in. */
export const READINESS = '?gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna';

/** Lets every answer take its time from now on. */
export async function answerLate(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') await setTimeout(LATE_MILLISECONDS);
    await route.continue();
  });
}

/** The form, open on a phone too. */
export async function openForm(page: Page): Promise<void> {
  if (!(await page.locator('form').isVisible())) await page.locator('.form-panel > summary').click();
}

/** Addresses of pages that answer. */
export const answerPages = {
  calculators: {
    'nursing-roi': '/calculators/nursing-roi?state=ohio&degree=BSN&current_income=30000',
    'lpn-pathway':
      '/calculators/lpn-pathway?starting_point=healthcare&end_goal=become_rn&priority=pay&timeline=year&budget=tight',
    'admission-readiness': `/calculators/admission-readiness${READINESS}`,
  },
  comparison:
    '/programs/compare?schools=university-of-cincinnati-main-campus-201885&schools=ohio-state-university-main-campus-204796&credential=BSN',
  school: '/programs/ohio-university-main-campus-204857',
} as const;

export const calculatorIds = Object.keys(answerPages.calculators);
