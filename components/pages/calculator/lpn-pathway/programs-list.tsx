import { ButtonLink } from '@/components/parts/button/button';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import type { ProgramsFor } from '@/lib/calculators/lpn-pathway/page/programs-near';
import type { Link } from '@/lib/calculators/page/related';
import { list } from '@/lib/text/words';

interface BeginHereProps {
  readonly programs: ProgramsFor;
  /** Whether it pays off, where that is not linked below. */
  readonly payOff?: Link;
  readonly secondary?: boolean;
}

/** Where a first program is taught. */
export function BeginHere({ programs: { notes, link }, payOff, secondary = false }: BeginHereProps) {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="cluster">
        <ButtonLink href={link.href} secondary={secondary}>
          {link.label}
        </ButtonLink>
        {payOff && <a href={payOff.href}>{payOff.label}</a>}
      </p>
    </>
  );
}

/** The closest programs of each type, folded; nothing where no place is known. */
export function ClosestPrograms({ lists }: { readonly lists: readonly ProgramsFor[] }) {
  const found = lists.filter(({ rows }) => rows.length > 0);
  if (found.length === 0) return null;
  return (
    <Disclosure summary={`The closest ${list(found.map(({ type }) => type))} programs`}>
      {found.map(({ place, type, rows, sharedFlag, link }) => (
        <div className="stack" key={link.href}>
          <p>
            {type} programs closest to {place}:
          </p>
          <ul className="calculator-list">
            {rows.map(({ id, institution, href, distance, flag }) => (
              <li key={id}>
                <a href={href}>{institution}</a>, {distance}.{flag && ` ${flag}.`}
              </li>
            ))}
          </ul>
          {sharedFlag && <p>{sharedFlag}</p>}
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        </div>
      ))}
    </Disclosure>
  );
}
