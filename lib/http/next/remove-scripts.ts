const SCRIPTS =
  /<script(?![^>]* type="application\/ld\+json")[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs;

/** A place that React's scripts would fill. */
const UNFILLED = /<template id="[BP]:/;

/**
 * Removes Next's scripts from a document; structured data stays.
 *
 * @throws Error when a part of the page would appear only after a script has run.
 */
export function withoutScripts(markup: string): string {
  if (UNFILLED.test(markup)) throw new Error('Without scripts a part of the page would be missing');
  return markup.replace(SCRIPTS, '');
}
