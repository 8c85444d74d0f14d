/** Runs once when the server starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { installRequestGuard } = await import('@/lib/http/request-guard');
  installRequestGuard();
}
