/** Runs once, before the first request. */
export async function register(): Promise<void> {
  // The development server POSTs to its own addresses, which the guard would reject.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { installRequestGuard } = await import('@/lib/http/next/request-guard');
  const { identity } = await import('@/lib/site/identity');
  const { access } = await import('@/lib/mcp/settings');
  // Throws on invalid settings before the server starts.
  identity();
  access();
  installRequestGuard();
  const { installStaticMarkup } = await import('@/lib/http/next/static-markup');
  await installStaticMarkup();
  const { traceUntilEnded } = await import('@/lib/telemetry/tracing');
  await traceUntilEnded();
}
