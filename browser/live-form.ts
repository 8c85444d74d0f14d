import { answerRegion, fetchPage, showPage } from './page';

/** Long enough to finish a number, short enough to feel like an answer. */
const PAUSE_MS = 250;

const FAILURE = 'We couldn’t get the new answer. Press the button to try again.';

/** Returns the query of a form without empty values and those that the page assumes. */
function queryOf(form: HTMLFormElement): string {
  const defaults = new URLSearchParams(form.dataset['live']);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && text !== defaults.get(name)) query.append(name, text);
  }
  return `?${query}`;
}

/** Tests whether a control has another value than the document gave it. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
}

/** Chooses nothing of the lists that depend on the field that has changed. */
function emptyLists(form: HTMLFormElement, { target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  for (const list of form.querySelectorAll<HTMLSelectElement>('select[data-list-of]')) {
    if (list.dataset['listOf'] === target.name) list.value = '';
  }
}

/** Tests whether a control takes words: half a word is no answer yet. */
const takesWords = (control: EventTarget | null) =>
  control instanceof HTMLInputElement && control.inputMode === '';

/** Returns the answer of the page in one line. */
const answerText = () =>
  [...document.querySelectorAll('#answer > h2, .answer-sentence')].map((one) => one.textContent).join('. ');

/** Adds a line that screen readers read out when it changes. */
function addStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  document.body.append(status);
  return status;
}

/** Says in the form that the answer below is an older one. The next answer takes it away. */
function showFailure(form: HTMLFormElement): void {
  if (form.querySelector(':scope > [role=alert]')) return;
  const failure = document.createElement('p');
  failure.className = 'field-error';
  failure.role = 'alert';
  failure.textContent = FAILURE;
  form.append(failure);
}

/** Keeps the answer of a page up to date with its form. */
class LiveForm {
  private readonly status = addStatus();
  private pause = 0;
  private request = new AbortController();
  private requested = location.search;

  constructor(private readonly form: HTMLFormElement) {
    form.addEventListener('input', (event) => {
      if (!takesWords(event.target)) this.follow(event);
    });
    form.addEventListener('change', (event) => this.follow(event));
    form.addEventListener('submit', () => this.stop());
    addEventListener('pagehide', () => this.stop());
    // Fields may change before this module is there.
    if ([...form.elements].some(isChanged)) this.askLater();
  }

  private follow(event: Event): void {
    emptyLists(this.form, event);
    this.askLater();
  }

  private askLater(): void {
    clearTimeout(this.pause);
    this.pause = window.setTimeout(() => this.ask(), PAUSE_MS);
  }

  private stop(): void {
    clearTimeout(this.pause);
    this.request.abort();
    answerRegion()?.removeAttribute('aria-busy');
  }

  private async ask(): Promise<void> {
    const search = queryOf(this.form);
    if (search === this.requested || !this.form.checkValidity()) return;
    this.stop();
    this.requested = search;
    this.request = new AbortController();
    const { signal } = this.request;
    answerRegion()?.setAttribute('aria-busy', 'true');
    try {
      const page = await fetchPage(location.pathname + search, signal);
      if (queryOf(this.form) === search) this.show(page, search);
    } catch {
      if (signal.aborted) return;
      this.requested = '';
      showFailure(this.form);
    }
    answerRegion()?.removeAttribute('aria-busy');
  }

  /** Shows a page that has an answer. A value that is not finished yet has none, and the reader goes on typing. */
  private show(page: Document, search: string): void {
    if (page.querySelector('.error-summary')) return;
    showPage(page, location.pathname + search, this.form.querySelector(':focus') ?? this.form);
    this.status.textContent = answerText();
  }
}

/** Starts to follow the forms whose answer is on their own page. */
export function followForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) new LiveForm(form);
}
