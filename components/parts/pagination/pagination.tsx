export interface PaginationProps {
  /** What is paged: "Programs". */
  readonly label: string;
  /** The page shown, from 1. */
  readonly current: number;
  readonly total: number;
  readonly href: (page: number) => string;
}

/** First, last, the current page and its neighbors; null stands for the pages left out. */
export function visiblePages(current: number, total: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    return page - previous > 1 ? [null, page] : [page];
  });
}

/** Links to the other pages of a long list; nothing where there is one page. */
export function Pagination({ label, current, total, href }: PaginationProps) {
  if (total <= 1) return null;
  const pages = visiblePages(current, total);
  return (
    <nav className="pagination" aria-label={`${label}, page ${current} of ${total}`}>
      <ul>
        {current > 1 && (
          <li>
            <a href={href(current - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {pages.map((page, index) =>
          page === null ? (
            <li key={`gap-after-${pages[index - 1]}`}>…</li>
          ) : (
            <li key={page}>
              <a href={href(page)} aria-current={page === current ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {page}
              </a>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <a href={href(current + 1)} rel="next">
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
