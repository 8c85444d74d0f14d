export interface CitationProps {
  /** The whole citation, ready to copy. */
  readonly text: string;
  /** What has to be quoted beside a figure, from the citation rules. */
  readonly rules?: readonly string[];
}

/** How to cite this page, and what to say beside its figures. */
export function Citation({ text, rules = [] }: CitationProps) {
  return (
    <div className="citation">
      <p className="citation-heading">Cite this page</p>
      <p className="citation-text">{text}</p>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
