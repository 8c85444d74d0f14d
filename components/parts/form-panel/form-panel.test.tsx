import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormPanel } from './form-panel';

const panel = (open: boolean, invitation?: string) =>
  renderToStaticMarkup(
    <FormPanel
      action="/calculators/x"
      label="Your situation"
      summary="Ohio, BSN"
      open={open}
      submit="Update"
      {...(invitation ? { invitation } : {})}
    >
      <input name="state" />
    </FormPanel>,
  );

describe('the form', () => {
  it('asks by GET, leads to the answer and leaves checking to the server', () => {
    const [form = ''] = /<form[^>]*>/.exec(panel(true)) ?? [];
    expect(form).toContain('action="/calculators/x#answer" method="get"');
    expect(form).toContain('noValidate=""');
    expect(form).toContain('aria-label="Your situation"');
    expect(panel(true)).toContain('<button class="button" type="submit">Update</button>');
  });

  it('folds to the chosen values once there is an answer', () => {
    expect(panel(false)).toMatch(/^<details class="form-panel"><summary[^>]*>.*Ohio, BSN/);
    expect(panel(true)).toMatch(/^<details class="form-panel" open="">/);
  });

  it('invites to fill it in where nothing was chosen yet', () => {
    const markup = panel(false, 'Enter your details');
    expect(markup).toContain('<span class="form-panel-closed button">Enter your details</span>');
    expect(markup).not.toContain('Ohio, BSN');
  });

  it('is a box under its label where the page says what was chosen', () => {
    const markup = renderToStaticMarkup(
      <FormPanel action="/calculators/x" label="Adjust your details" open={false} submit="Update my answer">
        <input name="state" />
      </FormPanel>,
    );
    expect(markup).toMatch(
      /^<details class="form-panel form-panel-box disclosure"><summary[^>]*>Adjust your details<\/summary>/,
    );
  });
});
