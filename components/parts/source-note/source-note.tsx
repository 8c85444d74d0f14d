import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure';

export interface NotedSource {
  /** Publisher and period: "BLS wages, May 2025". */
  readonly title: string;
  readonly url?: string;
}

export interface SourceNoteProps {
  readonly sources: readonly NotedSource[];
  /** Anything about how the figures were made, in a disclosure. */
  readonly children?: ReactNode;
}

/** Where the figures above come from and of what period, in one short line; nothing where there are no figures. */
export function SourceNote({ sources, children }: SourceNoteProps) {
  if (sources.length === 0 && !children) return null;
  return (
    <div className="source-note">
      {sources.length > 0 && (
        <p className="source-list">
          {sources.length === 1 ? 'Source: ' : 'Sources: '}
          {sources.map(({ title, url }, index) => (
            <span key={title}>
              {index > 0 && '; '}
              {url ? <a href={url}>{title}</a> : title}
            </span>
          ))}
        </p>
      )}
      {children && <Disclosure summary="About these figures">{children}</Disclosure>}
    </div>
  );
}
