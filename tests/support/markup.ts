const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a reader sees of some markup: no tags, entities resolved, blanks joined. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Contents of every element of a name, outermost first; elements of that name are not expected inside each other. */
export function elements(markup: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs');
  return [...markup.matchAll(pattern)].map(([, content = '']) => content);
}

/** Body rows of the first table, as text. */
export function tableRows(markup: string): string[][] {
  const [body = ''] = elements(markup, 'tbody');
  return elements(body, 'tr').map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
  );
}

/** Values of an attribute, in order. */
export function attributes(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}
