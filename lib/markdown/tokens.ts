/** Parts of a text that tokenizers mostly keep whole: seven letters, three digits, or a run of other signs. */
const PART = /\p{L}{1,7}|\d{1,3}|[^\s\p{L}\d]+/gu;

/** Estimates how many tokens a text has, within 15% of what o200k_base and cl100k_base count for pages of the site. */
export const estimateTokens = (text: string): number => text.match(PART)?.length ?? 0;
