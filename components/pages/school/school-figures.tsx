import type { ProgramFigure } from '@/lib/programs/page/school/figures';
import { Figures } from '../../parts/figures/figures';

const UNKNOWN = 'Not known';

/** The figures of an answer; a missing one says so, why, and where to ask. */
export function SchoolFigures({ figures }: { readonly figures: readonly ProgramFigure[] }) {
  return (
    <Figures
      figures={figures.map(({ label, value, note, link }) => ({
        label,
        value: value ?? UNKNOWN,
        note: link ? (
          <>
            {note} <a href={link.href}>{link.label}</a>
          </>
        ) : (
          note
        ),
      }))}
    />
  );
}
