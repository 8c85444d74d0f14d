/** Notes below a text, so that passages need not repeat them. */
export interface Footnotes {
  /**
   * Refers to a footnote: " [2]", to put behind the words that it belongs to; empty for a note of every passage.
   *
   * @param aside the note in few words, which then replace the number: " (aside)".
   */
  refer(note: string, aside?: string): string;
}

/** Passages with their footnotes. */
export interface Footnoted<Passage> {
  readonly passages: readonly Passage[];
  /** Notes of every passage. */
  readonly common: readonly string[];
  /** The others: the first is [1]. */
  readonly numbered: readonly string[];
}

/** Collects the notes that a passage refers to. */
function noted(write: (footnotes: Footnotes) => unknown): ReadonlySet<string> {
  const said = new Set<string>();
  write({
    refer(note) {
      said.add(note);
      return '';
    },
  });
  return said;
}

/** Writes passages so that each note appears once: without a number where all refer to it. */
export function withFootnotes<Passage>(
  writers: readonly ((footnotes: Footnotes) => Passage)[],
): Footnoted<Passage> {
  const [first, ...others] = writers.map(noted);
  const common = [...(first ?? [])].filter((note) => others.every((said) => said.has(note)));
  const numbered: string[] = [];
  const refer = (note: string, aside?: string) => {
    if (common.includes(note)) return '';
    if (aside !== undefined) return ` (${aside})`;
    if (!numbered.includes(note)) numbered.push(note);
    return ` [${numbered.indexOf(note) + 1}]`;
  };
  return { passages: writers.map((write) => write({ refer })), common, numbered };
}
