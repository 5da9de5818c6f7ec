/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('./check-settings.ts')).checkSettings();
  const { settings } = await import('./settings.ts');
  (await import('./arriving-requests.ts')).watchArrivingRequests(settings());
  // Otherwise Next.js stops by itself, as it does during development.
  if (process.env.NEXT_MANUAL_SIG_HANDLE) (await import('./stop-in-order.ts')).stopInOrder(settings());
}
