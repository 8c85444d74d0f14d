const SCRIPTS =
  /<script(?![^>]* type="application\/ld\+json")[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs;

/** Where React leaves a place that a script is to fill. */
const UNFILLED = /<template id="[BP]:/;

/**
 * A document of the framework's without anything that runs; structured data stays.
 *
 * @throws Error when parts of it would be seen only after a script has run.
 */
export function withoutScripts(markup: string): string {
  if (UNFILLED.test(markup)) throw new Error('Without scripts a part of the page would be missing');
  return markup.replace(SCRIPTS, '');
}
