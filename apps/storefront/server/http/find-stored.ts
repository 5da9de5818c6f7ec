import { mayHaveSession } from '@spindle/domain/accounts/sessions/may-have-session.ts';
import { namePage, type PageNaming } from '../page-cache/name-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { StoredPage } from '../page-cache/stored-page.ts';
import type { StaticFiles } from '../static-files.ts';
import { osOf } from './client.ts';
import type { PageOrigins } from './page-origins.ts';
import type { RequestHead } from './request-head.ts';

export interface StoredDeps {
  files: StaticFiles;
  cache: PageCache;
  naming: PageNaming;
  origins: PageOrigins;
}

/** The file, or the page for everyone, that can be sent as it is. The target must be sound (`isBadTarget`). */
export function findStored(
  { files, cache, naming, origins }: StoredDeps,
  head: RequestHead,
): StoredPage | undefined {
  const file = files.get(head.url ?? '/');
  if (file) return file;
  // A target with a token is never answered from the store, whether it is for a log-in or not.
  if (origins.movedTo(head) || head.url?.includes('token=')) return undefined;
  const named = isShared(head) ? namePage(origins.targetOf(head), naming) : undefined;
  return named && cache.fresh(named.key, osOf(head.headers));
}

/**
 * Whether the answer may be the same for everyone. A request with a session, or an editor's for a draft, is never
 * answered with what others get. A cookie that can't be a session's does not count.
 */
export function isShared({ url = '/', headers }: RequestHead): boolean {
  return !mayHaveSession(headers.cookie) && !url.includes('preview=');
}
