import { ownMember } from '@/lib/text/own-member';
import { quoted } from '@/lib/text/quoted';
import { capitalized } from '@/lib/text/words';
import type { Parameter } from './declare';
import type { FieldWords } from './form';
import { type Hint, withHint } from './hints';
import { withoutBlanks } from './number-text';
import type { ParameterProblem } from './parse';

/** Names a value of a list for people. */
export const labelOf = ({ labels }: Parameter, words: Pick<FieldWords, 'labels'>, value: string) =>
  capitalized(ownMember(words.labels, value) ?? ownMember(labels, value) ?? value);

/** A number that a form may suggest although the API does not. */
function spacedHint({ type, text: read }: Parameter, text: string): Hint | undefined {
  const plain = type === 'number' ? withoutBlanks(text) : undefined;
  return plain !== undefined && read.safeParse(plain).success ? { advice: `write ${plain}` } : undefined;
}

/**
 * What a form says of a refused value: what to do, what came instead, what was probably meant.
 *
 * @param given the text that was refused.
 */
export function errorText(
  parameter: Parameter,
  words: Pick<FieldWords, 'label' | 'error' | 'labels'>,
  problem: ParameterProblem,
  given: string,
): string {
  const { error } = words;
  const { isSpecific, isMisnamed, isRepeated, forReaders, message, received } = problem;
  const hint = problem.hint ?? spacedHint(parameter, given);
  if (isMisnamed)
    return `We can’t read ${quoted(problem.parameter)} in this page’s address: use the field “${words.label}”.`;
  if (forReaders !== undefined) return `${forReaders}.`;
  if (isSpecific) return message;
  if (isRepeated) return `${error}. It was given more than once, with different values.`;
  if (received === undefined) return error;
  // A label that was given in place of its value is no hint.
  const nameOf = (value: string) => {
    const label = labelOf(parameter, words, value);
    return label === given ? value : label;
  };
  const said = withHint(`${error}. ${capitalized(received)}`, hint, nameOf);
  return said.endsWith('?') ? said : `${said}.`;
}
