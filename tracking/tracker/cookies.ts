import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import { pageScope } from '@spindle/platform/cookies/page-scope.ts';
import {
  documentId,
  guid,
  temporaryTokenId,
  tokenId,
  visit,
  visitTimestamp,
} from '@spindle/platform/cookies/visit-cookies.ts';
import { isTestHost } from './report-url.ts';

const IDS = {
  guid,
  token_id: tokenId,
  tmp_token_id: temporaryTokenId,
  doc_id: documentId,
  visit_timestamp: visitTimestamp,
  s_id: visit,
};
type IdName = keyof typeof IDS;

const onTestHost = isTestHost(location.hostname);

/** The row of an id; on test hosts cookies have other names, so that a test never counts as a visitor. */
function cookieOf(id: IdName) {
  const cookie = IDS[id];
  return onTestHost ? { ...cookie, name: cookie.onTestHosts } : cookie;
}

export function readId(id: IdName): string | undefined {
  return new RegExp(`(?:^|; )${cookieOf(id).name}=([\\w.-]+)`).exec(document.cookie)?.[1];
}

/** @param seconds the lifetime, if the collector has sent one */
export function writeId(id: IdName, value: string | number, seconds?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = cookieText(cookieOf(id), `${value}`, pageScope(), seconds);
}

export function forgetId(id: IdName): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = endedCookie(cookieOf(id), pageScope());
}

export function forgetIds(): void {
  for (const id of Object.keys(IDS) as IdName[]) forgetId(id);
}
