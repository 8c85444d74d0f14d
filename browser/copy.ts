const BUTTONS = 'button[data-copy]';

const COPIED = 'Copied';
const NOT_COPIED = 'Not copied. Select the address and copy it.';

/** Shows the buttons that copy, where the browser lets a page copy. */
export function offerCopying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) button.hidden = false;
}

/** Copies the value of a button's field, and says so beside it. */
async function copyFor(button: HTMLButtonElement): Promise<void> {
  const field = document.getElementById(button.dataset['copy'] ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  const said = await navigator.clipboard.writeText(field.value).then(
    () => COPIED,
    () => NOT_COPIED,
  );
  const status = button.nextElementSibling;
  if (status) status.textContent = said;
}

/** Starts to copy on a click. */
export function copyOnClick(): void {
  offerCopying();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(BUTTONS) : null;
    if (button) void copyFor(button);
  });
}
