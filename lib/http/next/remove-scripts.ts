/** Next's scripts, and what makes a browser fetch them early. The browser module has a type of its own. */
const SCRIPTS =
  /<script(?![^>]* type="(?:application\/ld\+json|module)")[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs;

/** A place that React's scripts would fill. */
const UNFILLED = /<template id="[BP]:/;

/**
 * Removes Next's scripts, and its copy of the content in them, from a document; structured data and the browser module stay.
 *
 * @throws Error when a part of the page would appear only after a script has run.
 */
export function withoutScripts(markup: string): string {
  if (UNFILLED.test(markup)) throw new Error('Without scripts a part of the page would be missing');
  return markup.replace(SCRIPTS, '');
}
