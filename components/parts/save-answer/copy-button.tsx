'use client';

import { useEffect, useState } from 'react';

type State = 'unavailable' | 'ready' | 'copied' | 'failed';

const said: Readonly<Record<State, string>> = {
  unavailable: '',
  ready: '',
  copied: 'Copied',
  failed: 'Not copied. Select the address and copy it.',
};

/** Copies a text. Hidden until the script runs, and where the browser has no clipboard for pages. */
export function CopyButton({ text }: { readonly text: string }) {
  const [state, setState] = useState<State>('unavailable');
  // Another answer has another address, which is not copied yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the reason to start again
  useEffect(() => setState(navigator.clipboard ? 'ready' : 'unavailable'), [text]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <>
      <button
        className="button button-secondary"
        type="button"
        hidden={state === 'unavailable'}
        onClick={copy}
      >
        Copy
      </button>
      <span role="status">{said[state]}</span>
    </>
  );
}
