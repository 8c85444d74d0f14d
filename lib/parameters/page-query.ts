/** A page's search parameters as the framework hands them over. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The query as it was sent: repeated names keep all their values. */
export function toQuery(searchParams: SearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams)) {
    for (const text of [value ?? []].flat()) query.append(name, text);
  }
  return query;
}

/** A query as the framework hands it over. */
export function fromQuery(query: URLSearchParams): SearchParams {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
