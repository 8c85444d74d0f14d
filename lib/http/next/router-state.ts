/** What a page of the framework tells of itself when it asks for the next one; the framework fails on one it cannot read. */
export const ROUTER_STATE = 'next-router-state-tree';

/** A part of the router's state: the name of a segment, and the parts below it by their slots. */
function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, slots] = value;
  const isNamed = typeof segment === 'string' || Array.isArray(segment);
  return isNamed && typeof slots === 'object' && slots !== null && Object.values(slots).every(isTree);
}

/** Whether a header can be read as the state of a router. */
export function isRouterState(header: string | readonly string[] | undefined): boolean {
  if (typeof header !== 'string') return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}
