import { ButtonLink } from '@/components/parts/button/button';
import type { ProgramsFor } from '@/lib/calculators/lpn-pathway/page/programs-near';

/** The closest programs of a type, and the way to all of them. */
export function ProgramsList({
  programs: { place, rows, notes, link },
  secondary = false,
}: {
  readonly programs: ProgramsFor;
  readonly secondary?: boolean;
}) {
  return (
    <>
      {rows.length > 0 && (
        <>
          <p>The closest to {place}:</p>
          <ul className="calculator-list">
            {rows.map(({ id, institution, href, distance, flag }) => (
              <li key={id}>
                <a href={href}>{institution}</a>, {distance}.{flag && ` ${flag}.`}
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <ButtonLink href={link.href} secondary={secondary}>
          {link.label}
        </ButtonLink>
      </p>
    </>
  );
}
