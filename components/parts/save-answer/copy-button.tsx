/** Copies the value of a field. Hidden until the browser module shows it, where the browser lets a page copy. */
export function CopyButton({ fieldId }: { readonly fieldId: string }) {
  return (
    <>
      <button className="button button-secondary" type="button" hidden data-copy={fieldId}>
        Copy
      </button>
      <span role="status" />
    </>
  );
}
