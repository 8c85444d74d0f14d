import type { ReactNode } from 'react';
import type { Prose as ProseText } from '@/lib/site/pages/prose';
import { JumpLinks } from '../jump-links/jump-links';
import { Section } from '../section/section';
import { Prose } from './prose';

/** From this many sections on a page begins with links to them. */
const JUMP_FROM_SECTIONS = 4;

export interface ProseSectionsProps {
  readonly prose: ProseText;
  /** What follows the words of a section, by its id: tables and the like. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
}

/** The words of a page, section by section, each followed by what belongs to it. */
export function ProseSections({ prose: { lead, sections }, extras = {} }: ProseSectionsProps) {
  const unknown = Object.keys(extras).filter((id) => !sections.some((section) => section.id === id));
  if (unknown.length > 0) throw new Error(`No section is called ${unknown.join(', ')}`);
  return (
    <>
      {lead && <Prose markdown={lead} />}
      {sections.length >= JUMP_FROM_SECTIONS && (
        <JumpLinks links={sections.map(({ id, heading }) => ({ id, label: heading }))} />
      )}
      {sections.map(({ id, heading, markdown }) => (
        <Section key={id} id={id} heading={heading}>
          {markdown && <Prose markdown={markdown} />}
          {extras[id]}
        </Section>
      ))}
    </>
  );
}
