/** What passages of a text refer to instead of saying it again. */
export interface Remarks {
  /**
   * Refers to a remark: " [2]", to be put behind the words that it belongs to; nothing where the remark is one of
   * those that hold of every passage.
   *
   * @param aside says the same in so few words that they stand in place of a number, as " (aside)".
   */
  refer(remark: string, aside?: string): string;
}

/** Passages with the remarks that they refer to. */
export interface Remarked {
  readonly passages: readonly string[];
  /** Remarks of every passage. */
  readonly common: readonly string[];
  /** The others: the first is [1]. */
  readonly numbered: readonly string[];
}

/** Writes a passage and keeps what it refers to. */
function noted(write: (remarks: Remarks) => string): ReadonlySet<string> {
  const said = new Set<string>();
  write({
    refer(remark) {
      said.add(remark);
      return '';
    },
  });
  return said;
}

/** Writes passages so that each remark is said once: below all of them where all refer to it, under a number else. */
export function withRemarks(writers: readonly ((remarks: Remarks) => string)[]): Remarked {
  const [first, ...others] = writers.map(noted);
  const common = [...(first ?? [])].filter((remark) => others.every((said) => said.has(remark)));
  const numbered: string[] = [];
  const refer = (remark: string, aside?: string) => {
    if (common.includes(remark)) return '';
    if (aside !== undefined) return ` (${aside})`;
    if (!numbered.includes(remark)) numbered.push(remark);
    return ` [${numbered.indexOf(remark) + 1}]`;
  };
  return { passages: writers.map((write) => write({ refer })), common, numbered };
}
