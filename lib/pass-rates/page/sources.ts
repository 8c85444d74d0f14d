import type { PassRate, Verification } from '../rate';
import { howRead } from '../words';

/** A document that rows of a page come from. */
export interface ListedSource {
  /** 1 for the first: what rows refer to. */
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly verification: Verification;
  readonly inWords: string;
  /** Copies that were read, where they are not the document itself. */
  readonly copies: readonly string[];
}

export interface SourceList {
  readonly sources: readonly ListedSource[];
  readonly numberOf: (rate: PassRate) => number;
}

const keyOf = ({ source_name, source_url, verification }: PassRate) =>
  JSON.stringify([source_name, source_url, verification]);

/** The documents behind some rates, numbered in the order in which they occur. */
export function sourceList(rates: readonly PassRate[]): SourceList {
  const groups = new Map<string, PassRate[]>();
  for (const rate of rates) groups.set(keyOf(rate), [...(groups.get(keyOf(rate)) ?? []), rate]);
  const keys = [...groups.keys()];
  return {
    sources: [...groups.values()].flatMap((group, index) => {
      const [first] = group;
      if (!first) return [];
      const { source_name: title, source_url: url, verification } = first;
      const copies = [...new Set(group.map(({ obtained_from }) => obtained_from))].filter(
        (copy) => copy !== url,
      );
      return [{ number: index + 1, title, url, verification, inWords: howRead(first), copies }];
    }),
    numberOf: (rate) => keys.indexOf(keyOf(rate)) + 1,
  };
}
