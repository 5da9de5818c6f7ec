import { REPORT_PATH } from '../protocol/event.ts';

/** A host whose visits are tests: its cookies and its report host have names of their own (spec §3, §7). */
export function isTestHost(hostname: string): boolean {
  return /^test[-.]/.test(hostname);
}

/**
 * Where this page's events go.
 * @param collector origin of the collector; pages on a test host report to `test-` in front of it.
 */
export function reportUrl(collector: string, hostname: string): string {
  const url = new URL(REPORT_PATH, collector);
  if (isTestHost(hostname) && !isTestHost(url.hostname)) url.hostname = `test-${url.hostname}`;
  return url.href;
}
