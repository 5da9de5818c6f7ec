import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { shop } from '../shop.ts';
import { staffFile } from './staff-file.ts';

/** A route by which staff download a file. */
export function fileRoute(
  make: (shop: Shop, actor: Actor, url: URL) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) =>
    staffFile(await getPayload({ config }), request, async (actor, url) => make(await shop(), actor, url));
}
