import { describe, expect, it } from 'vitest';
import { contentInMarkdown } from '@/tests/support/markdown';

describe('omitControls', () => {
  it('removes controls with labels and errors, and keeps hints and what else a form holds', () => {
    const form = `<form action="/compare"><h2>Schools</h2><legend>Pick</legend>
      <label for="state">State</label><p id="state-hint">Where you work.</p><p id="state-error">Choose.</p>
      <select id="state" name="state" aria-describedby="state-hint state-error"><option>Ohio</option></select>
      <textarea name="note">Note</textarea><button>Go</button><p>Two.</p></form>`;
    expect(contentInMarkdown(form)).toBe('## Schools\n\nState: Where you work.\n\nTwo.');
  });

  it('keeps what describes anything but a control', () => {
    expect(contentInMarkdown('<section aria-describedby="about"><p id="about">Pay.</p></section>')).toBe(
      'Pay.',
    );
  });
});
