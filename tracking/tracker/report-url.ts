import { REPORT_PATH } from '../protocol/event.ts';

/** A host whose visits are tests: its cookies and its report host have other names (spec §3, §7). */
export function isTestHost(hostname: string): boolean {
  return /^test[-.]/.test(hostname);
}

/**
 * Where this page's events are sent.
 * @param collector origin of the collector; pages on a test host report to it with `test-` in front.
 */
export function reportUrl(collector: string, hostname: string): string {
  const url = new URL(REPORT_PATH, collector);
  if (isTestHost(hostname) && !isTestHost(url.hostname)) url.hostname = `test-${url.hostname}`;
  return url.href;
}
