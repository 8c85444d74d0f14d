import type { ClosureNotice } from '@/lib/programs/page/school/school-page';

/** Who says that a school closes, merges or is renamed, and what else was read where that is not confirmed. */
export function ClosureSource({ closure: { note, source } }: { readonly closure: ClosureNotice }) {
  return (
    <p className="source-note">
      {note !== null && `What we read: ${note}. `}
      Source: <a href={source.url}>{source.title}</a>
    </p>
  );
}
