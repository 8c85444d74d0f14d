import type { ReactNode } from 'react';
import type { Prose as ProseText } from '@/lib/site/pages/prose';
import { JumpLinks } from '../jump-links/jump-links';
import { FoldedSection } from '../section/folded-section';
import { Section } from '../section/section';
import { Prose } from './prose';

/** From this many sections on a page begins with links to them. */
const JUMP_FROM_SECTIONS = 4;

export interface ProseSectionsProps {
  readonly prose: ProseText;
  /** What follows the words of a section, by its id: tables and the like. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
  /** Ids of the sections that are shown; the others are folded, and their headings are the contents of the page. */
  readonly shown?: readonly string[];
}

/** The words of a page, section by section, each followed by what belongs to it. */
export function ProseSections({ prose: { lead, sections }, extras = {}, shown }: ProseSectionsProps) {
  const named = [...Object.keys(extras), ...(shown ?? [])];
  const unknown = named.filter((id) => !sections.some((section) => section.id === id));
  if (unknown.length > 0) throw new Error(`No section is called ${unknown.join(', ')}`);
  const isFolded = (id: string) => shown !== undefined && !shown.includes(id);
  const contentOf = ({ id, markdown }: ProseText['sections'][number]) => (
    <>
      {markdown && <Prose markdown={markdown} />}
      {extras[id]}
    </>
  );
  const folded = sections.filter(({ id }) => isFolded(id));
  return (
    <>
      {lead && <Prose markdown={lead} />}
      {shown === undefined && sections.length >= JUMP_FROM_SECTIONS && (
        <JumpLinks links={sections.map(({ id, heading }) => ({ id, label: heading }))} />
      )}
      {sections
        .filter(({ id }) => !isFolded(id))
        .map((section) => (
          <Section key={section.id} id={section.id} heading={section.heading}>
            {contentOf(section)}
          </Section>
        ))}
      {folded.length > 0 && (
        <div className="folds">
          {folded.map((section) => (
            <FoldedSection key={section.id} id={section.id} heading={section.heading}>
              {contentOf(section)}
            </FoldedSection>
          ))}
        </div>
      )}
    </>
  );
}
