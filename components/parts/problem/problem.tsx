export interface ProblemProps {
  readonly title: string;
  /** What happened and what to do, in a sentence or two. */
  readonly explanation: string;
}

/** Shown where a page cannot be. It knows nothing of the site, so that it can be shown whatever failed. */
export function Problem({ title, explanation }: ProblemProps) {
  return (
    <main className="page-width">
      <div className="stack">
        <h1>{title}</h1>
        <p className="lead">{explanation}</p>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </div>
    </main>
  );
}
