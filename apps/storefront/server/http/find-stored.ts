import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from '@spindle/domain/accounts/auth.ts';
import type { ClientOs } from '../client-os.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type NamedPage, pageKey } from '../page-cache/page-key.ts';
import type { StoredPage } from '../page-cache/stored-page.ts';
import type { StaticFiles } from '../static-files.ts';
import { osOf } from './client.ts';

/** What of a GET decides which stored answer it gets. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;

/** The file, or the page for everyone, that can be sent as it is. The target is known to be sound. */
export function findStored(
  { files, cache }: { files: StaticFiles; cache: PageCache },
  head: RequestHead,
): StoredPage | undefined {
  const file = files.get(head.url ?? '/');
  if (file) return file;
  const named = nameShared(head);
  return named && cache.fresh(named.key);
}

/**
 * The name under which a page is the same for everyone. A request with a session, or an editor's for a
 * draft, has none: it is never answered from what others see.
 */
export function nameShared({ url = '/', headers }: RequestHead): (NamedPage & { os: ClientOs }) | undefined {
  if (headers.cookie?.includes(`${SESSION_COOKIE}=`) || url.includes('preview=')) return undefined;
  const os = osOf(headers);
  const named = pageKey(url, os);
  return named && { ...named, os };
}
