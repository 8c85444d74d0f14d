/** Whether a text names a member of an object itself: "constructor" is one of every object's prototype. */
export const isOwn = <K extends string>(object: Readonly<Record<K, unknown>>, text: string): text is K =>
  Object.hasOwn(object, text);

/** Returns the member of an object that a text names; undefined where it has none of its own. */
export const ownMember = <T>(object: Readonly<Record<string, T>> | undefined, text: string): T | undefined =>
  object && isOwn(object, text) ? object[text] : undefined;
