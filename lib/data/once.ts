/** Makes a value on first use and keeps it. For what depends on content and configuration alone. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a value once for each object that it is computed from, and keeps it as long as that object. */
export function oncePer<K extends object, T>(make: (from: K) => T): (from: K) => T {
  const made = new WeakMap<K, { readonly value: T }>();
  return (from) => {
    const value = made.get(from) ?? { value: make(from) };
    made.set(from, value);
    return value.value;
  };
}

/**
 * Makes a value on first use and keeps it for the whole process: pages and routes are bundled apart, so that a module
 * exists in each bundle.
 */
export function oncePerProcess<T>(name: string, make: () => T): () => T {
  const made = globalThis as { [key: symbol]: { readonly value: T } | undefined };
  const key = Symbol.for(`once per process: ${name}`);
  return () => {
    const kept = made[key] ?? { value: make() };
    made[key] = kept;
    return kept.value;
  };
}
