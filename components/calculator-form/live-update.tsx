'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface LiveUpdateProps {
  /** The answer in one line: read out when it changes. */
  readonly announcement: string;
  /** Values that the query leaves out, as a query string. */
  readonly defaults: string;
}

/** Long enough to finish a number, short enough to feel like an answer. */
const PAUSE_MILLISECONDS = 250;

/** The query that the form stands for: no empty values, no defaults. */
function queryOf(form: HTMLFormElement, defaults: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && text !== defaults.get(name)) query.append(name, text);
  }
  return query.toString();
}

/**
 * Stands inside a form that asks for an answer at its own URL, and asks again while fields change, once all of them
 * can be read. The server renders the page as it does without this script; focus and scroll position stay.
 */
export function LiveUpdate({ announcement, defaults }: LiveUpdateProps) {
  const router = useRouter();
  const status = useRef<HTMLParagraphElement>(null);
  const [answer, setAnswer] = useState({ announcement, changed: false });
  if (answer.announcement !== announcement) setAnswer({ announcement, changed: true });

  useEffect(() => {
    const form = status.current?.closest('form');
    if (!form) return;
    let pause: number;
    const ask = () => {
      window.clearTimeout(pause);
      pause = window.setTimeout(() => {
        const search = `?${queryOf(form, new URLSearchParams(defaults))}`;
        if (search !== location.search && form.checkValidity()) {
          router.replace(location.pathname + search, { scroll: false });
        }
      }, PAUSE_MILLISECONDS);
    };
    form.addEventListener('input', ask);
    return () => {
      window.clearTimeout(pause);
      form.removeEventListener('input', ask);
    };
  }, [router, defaults]);

  // The server folds the form away once there is an answer; not under someone's hands.
  useLayoutEffect(() => {
    const panel = status.current?.closest('details');
    if (panel?.contains(document.activeElement)) panel.open = true;
  });

  return (
    <p className="visually-hidden" role="status" ref={status}>
      {answer.changed && announcement}
    </p>
  );
}
