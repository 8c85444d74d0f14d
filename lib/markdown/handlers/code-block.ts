import { defaultHandlers, type Handle } from 'hast-util-to-mdast';

function languageOf(code: string): string {
  if (/^curl\b/m.test(code)) return 'sh';
  return /^[{[]/.test(code) ? 'json' : 'text';
}

/** Fences code under the name of its language. */
export const codeBlock: Handle = (state, node) => {
  const code = defaultHandlers.pre(state, node);
  return { ...code, lang: languageOf(code.value) };
};
