export interface JumpLink {
  /** Id of the section. */
  readonly id: string;
  readonly label: string;
}

/** Links to the sections of a long page. */
export function JumpLinks({ links }: { readonly links: readonly JumpLink[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="link-list">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
