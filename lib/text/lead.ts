/** A text as its first sentence and what follows it. */
export interface LeadAndRest {
  readonly lead: string;
  /** Empty where the text is one sentence. */
  readonly rest: string;
}

/** The end of a sentence: shorter words before a period are abbreviations ("Mount St. Mary", "U.S. Navy"). */
const FIRST_END = /[\p{L}\d)”’]{3}[.?!](?=\s+\p{Lu})/u;

/** Splits a text after its first sentence. */
export function splitLead(text: string): LeadAndRest {
  const end = FIRST_END.exec(text);
  if (!end) return { lead: text, rest: '' };
  const at = end.index + end[0].length;
  return { lead: text.slice(0, at), rest: text.slice(at).trim() };
}
