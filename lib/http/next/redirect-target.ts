import type { ServerResponse } from 'node:http';

/** A redirect that the framework renders for the first time names its target twice, which is no address to some clients. */
export function nameTargetOnce(response: ServerResponse): void {
  const target = response.getHeader('location');
  if (Array.isArray(target)) response.setHeader('Location', target[0] ?? '');
}
