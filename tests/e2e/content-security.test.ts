import { expect, it } from 'vitest';
import { calculatorViews, templatePaths } from '../../scripts/templates';
import { visitor } from '../support/visit';

const { visit } = visitor();

it.each(templatePaths)('%s breaks no rule of its own', async (path) => {
  const page = await visit('/about');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
  expect(refused).toEqual([]);
});

it.each(['/about', ...calculatorViews.filter((path) => !path.includes('?'))])(
  '%s runs no script that was put into it',
  async (path) => {
    const page = await visit(path);
    await expect(page.addScriptTag({ content: 'document.title = "changed"' })).rejects.toThrow();
    expect(await page.title()).not.toBe('changed');
  },
);
