/** The smallest Next route handler: what Next itself costs. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
}
