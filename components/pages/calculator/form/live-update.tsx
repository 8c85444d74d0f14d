'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import type { Range } from '@/lib/parameters/declare';
import type { FieldView } from '@/lib/parameters/form';
import { readNumber, writtenOut } from '@/lib/parameters/number-text';

export interface LiveUpdateProps {
  /** The answer in one line: read out when it changes. */
  readonly announcement: string;
  /** Values that the query leaves out, by name. */
  readonly defaults: Readonly<Record<string, string>>;
  /** Ends of the numbers that would be refused beyond, and the least that would not be asked about, by name. */
  readonly limits: Readonly<Record<string, Range & Pick<FieldView, 'likely'>>>;
  /** Names of the lists that are of one value of another field, by that field's name. */
  readonly lists: Readonly<Record<string, string>>;
  /** Id of the answer: its disclosures stay open from one answer to the next. */
  readonly answerId: string;
  /** What tells the answer that the page shows from another. */
  readonly answered: string;
}

/** Long enough to finish a number, short enough to feel like an answer. */
const PAUSE_MILLISECONDS = 250;

/** The query that the form stands for: no empty values, no defaults. */
function queryOf(form: HTMLFormElement, defaults: LiveUpdateProps['defaults']): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && text !== defaults[name]) query.append(name, text);
  }
  return query.toString();
}

/** Whether a control has another value than the document gave it. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
}

/** Whether all numbers would be answered, and none refused or asked about. */
function isWithin(form: HTMLFormElement, limits: LiveUpdateProps['limits']): boolean {
  const values = new FormData(form);
  return Object.entries(limits).every(([name, { minimum, maximum, likely }]) => {
    const text = String(values.get(name) ?? '').trim();
    if (text === '') return true;
    const number = readNumber(writtenOut(text));
    const isLikely =
      !likely ||
      number === 0 ||
      number >= likely.from ||
      likely.unless.some(([other, value]) => values.get(other) === value);
    return number >= minimum && number <= maximum && isLikely;
  });
}

/** Chooses nothing of a list that is of another value of the field that has changed. */
function emptyList({ target }: Event, lists: LiveUpdateProps['lists']): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const list = target.form?.elements.namedItem(lists[target.name] ?? '');
  if (list instanceof HTMLSelectElement) list.value = '';
}

/** Whether a control takes words: half a word is no answer yet. */
const takesWords = (control: EventTarget | null) =>
  control instanceof HTMLInputElement && control.inputMode === '';

/** Ids of the blocks of the answer that hold a disclosure, each with its disclosures. */
function disclosures(answerId: string): (readonly [block: string | undefined, HTMLDetailsElement])[] {
  const all = document.getElementById(answerId)?.querySelectorAll('details') ?? [];
  return [...all].map((details) => [details.closest('[id]')?.id, details]);
}

/**
 * Goes inside a form that asks for an answer at its own URL, and asks again while fields change, once all of them
 * can be read; also for those that were changed before this script was there. The server renders the page as it does
 * without this script; focus, scroll position and what was opened stay.
 */
export function LiveUpdate(props: LiveUpdateProps) {
  const { announcement, answerId, answered } = props;
  const router = useRouter();
  const [isWaiting, startTransition] = useTransition();
  const status = useRef<HTMLParagraphElement>(null);
  const opened = useRef(new Set<string | undefined>());
  // Read when the question is asked, so that another answer does not start the listening again.
  const latest = useRef(props);
  const [answer, setAnswer] = useState({ announcement, changed: false });
  if (answer.announcement !== announcement) setAnswer({ announcement, changed: true });

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const form = status.current?.closest('form');
    if (!form) return;
    let pause: number;
    let asked = location.search;
    const ask = () => {
      window.clearTimeout(pause);
      pause = window.setTimeout(() => {
        const { defaults, limits, answerId } = latest.current;
        const search = `?${queryOf(form, defaults)}`;
        if (search === asked || !form.checkValidity() || !isWithin(form, limits)) return;
        asked = search;
        opened.current = new Set(disclosures(answerId).flatMap(([id, { open }]) => (open ? [id] : [])));
        startTransition(() => router.replace(location.pathname + search, { scroll: false }));
      }, PAUSE_MILLISECONDS);
    };
    const changed = (event: Event) => {
      emptyList(event, latest.current.lists);
      ask();
    };
    const askWhileTyping = (event: Event) => {
      if (!takesWords(event.target)) changed(event);
    };
    form.addEventListener('input', askWhileTyping);
    form.addEventListener('change', changed);
    if ([...form.elements].some(isChanged)) ask();
    return () => {
      window.clearTimeout(pause);
      form.removeEventListener('input', askWhileTyping);
      form.removeEventListener('change', changed);
    };
  }, [router]);

  // The server folds the form away once there is an answer; not under someone's hands.
  useLayoutEffect(() => {
    const panel = status.current?.closest('details');
    if (panel?.contains(document.activeElement)) panel.open = true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another block of the page
  useLayoutEffect(() => {
    for (const [id, details] of disclosures(answerId)) details.open ||= opened.current.has(id);
  }, [answerId, answered]);

  return (
    <p className={isWaiting ? 'visually-hidden live-waiting' : 'visually-hidden'} role="status" ref={status}>
      {answer.changed && announcement}
    </p>
  );
}
