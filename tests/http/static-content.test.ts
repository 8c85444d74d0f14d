import { expect, it } from 'vitest';
import { isRenderedOnRequest } from '@/lib/http/next/page-kinds';
import { measuredViews } from '../../scripts/templates';
import { htmlOf } from '../support/both-forms';

const onRequest = measuredViews.filter(({ path }) => isRenderedOnRequest(path));

it.each(onRequest)('$name is one text to Next: React leaves no marks between its words', async ({ path }) => {
  const { status, text } = await htmlOf(path);
  expect(status).toBe(200);
  expect(text).toContain('<main id="main"');
  // Next's own rendering sets one of these between any two texts.
  expect(text).not.toContain('<!-- -->');
});
