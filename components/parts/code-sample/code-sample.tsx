export interface CodeSampleProps {
  /** What it does: "Ask for a BSN in Ohio". */
  readonly caption: string;
  readonly code: string;
}

/** Code to copy. Long lines wrap, so that nothing has to be scrolled to be read. */
export function CodeSample({ caption, code }: CodeSampleProps) {
  return (
    <figure className="code-sample">
      <figcaption>{caption}</figcaption>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
