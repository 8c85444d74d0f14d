import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { identity } from '@/lib/site/identity';
import { dataInWords, emailHref, savedAnswer, textHref } from '@/lib/site/saved-answer';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { PrintHeader } from './print-header';
import { SaveAnswer } from './save-answer';

const answer = savedAnswer('/states/ohio', 'a=1', {
  subject: 'Ohio',
  summary: 'It pays.',
  inputs: 'Ohio, BSN',
});
const unescaped = (text: string) => text.replaceAll('&amp;', '&');

describe('the ways to keep an answer', () => {
  const markup = renderToStaticMarkup(<SaveAnswer answer={answer} onePage />);

  it('are a field with the address, an e-mail and a text message', () => {
    expect(attributes(markup, 'value').map(unescaped)).toEqual([answer.address]);
    expect(markup).toMatch(/<input [^>]*readOnly=""/);
    expect(attributes(markup, 'href').map(unescaped)).toEqual([emailHref(answer), textHref(answer)]);
    expect(textOf(markup)).toContain('It prints on one page.');
  });

  it('promise one page only where there is one', () => {
    expect(textOf(renderToStaticMarkup(<SaveAnswer answer={answer} />))).not.toContain('one page');
  });

  it('hide the button that copies, which needs a script', () => {
    expect(markup).toMatch(
      /id="answer-address"[^>]*\/><button [^>]*hidden="" data-copy="answer-address">Copy<\/button><span role="status">/,
    );
  });

  it('are not in the Markdown, which has its address already', () => {
    expect(markup).toMatch(/^<div [^>]*data-markdown-ignore/);
  });
});

describe('the head of a printed answer', () => {
  it('names the site, the address, what was asked and the data', () => {
    const markup = renderToStaticMarkup(<PrintHeader answer={answer} />);
    expect(elements(markup, 'p').map(textOf)).toEqual([
      `${identity().name} ${answer.address}`,
      'Your answers: Ohio, BSN',
      dataInWords(),
    ]);
  });

  it('says nothing of answers where nothing was asked', () => {
    const markup = renderToStaticMarkup(<PrintHeader answer={{ ...answer, inputs: '' }} />);
    expect(textOf(markup)).not.toContain('Your answers');
  });
});
