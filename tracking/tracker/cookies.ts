import { isTestHost } from './report-url.ts';

/** Lifetimes in seconds (spec §3); the session's own comes from the collector. */
const LIFETIMES = {
  guid: 365 * 86_400,
  token_id: 365 * 86_400,
  tmp_token_id: 86_400,
  doc_id: 86_400,
  visit_timestamp: 86_400,
  s_id: 0,
};
export type IdName = keyof typeof LIFETIMES;

/** Cookies of test hosts have another prefix, so that a test never counts as a visitor. */
const PREFIX = isTestHost(location.hostname) ? '_T_EA_' : '_EA_';

export function readId(name: IdName): string | undefined {
  return new RegExp(`(?:^|; )${PREFIX}${name}=([\\w.-]+)`).exec(document.cookie)?.[1];
}

export function writeId(name: IdName, value: string | number, seconds = LIFETIMES[name]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${PREFIX}${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

export function forgetIds(): void {
  for (const name of Object.keys(LIFETIMES) as IdName[]) writeId(name, '', 0);
}
