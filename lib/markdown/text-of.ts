import type { ElementContent } from 'hast';
import { toString as hastText } from 'hast-util-to-string';

/** Returns the text of some nodes as it is read, with runs of whitespace as one space. */
export function textOf(...nodes: readonly ElementContent[]): string {
  return hastText({ type: 'root', children: [...nodes] })
    .replace(/\s+/g, ' ')
    .trim();
}
