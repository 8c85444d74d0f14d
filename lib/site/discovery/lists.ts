export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** A link in a list of links, as llms.txt has them: name, address, and what is behind it. */
export const link = (name: string, url: string, note?: string) =>
  `[${name}](${url})${note === undefined ? '' : `: ${note}`}`;

/** Parts of a Markdown document, with blank lines between them. */
export const document = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`;
