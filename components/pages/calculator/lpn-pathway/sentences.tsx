/** Sentences as a list. */
export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="calculator-list">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
