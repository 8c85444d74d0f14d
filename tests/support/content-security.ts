import { expect, it } from 'vitest';
import { visitor } from './visit';

/** Tests that pages load without breaking their own Content-Security-Policy. */
export function testContentSecurity(paths: readonly string[]): void {
  const { visit } = visitor();
  it.each(paths)('%s keeps to its own Content-Security-Policy', async (path) => {
    const page = await visit('/about');
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
    expect(refused).toEqual([]);
  });
}
