/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('./check-settings.ts')).checkSettings();
  (await import('./metrics-reader.ts')).judgeMetricsReaders();
}
