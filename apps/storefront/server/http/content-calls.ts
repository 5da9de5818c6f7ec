import { contentHttp } from '@spindle/content/reading/http.ts';
import type { Services } from '../services.ts';
import type { Client } from './client.ts';

/** A refresh costs a few queries; a visitor may ask for some. */
const REFRESHES = { name: 'content-refresh', points: 10, seconds: 60 };

/** The CMS reads of the specification. */
export function contentCalls({ content, config, log, limits }: Services) {
  return contentHttp({
    content,
    log,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    mayRefresh: (c) => limits.take(REFRESHES, { ip: (c.get('client') as Client).ip }),
  });
}
