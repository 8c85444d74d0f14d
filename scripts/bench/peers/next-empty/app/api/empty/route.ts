/** The least that a Next route handler can do for a request: the price of Next itself. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
}
