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
