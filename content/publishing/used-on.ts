import { type Endpoint, Forbidden, type Payload } from 'payload';
import { saidIn } from '../fields/said.ts';
import { databaseOf } from '../payload/database-of.ts';
import { titlesOf } from '../payload/title-of.ts';
import { staff } from '../staff/access.ts';
import type { Used } from './references-in.ts';
import { usersOf } from './uses.ts';

/** A published document in a list of the back office. */
export interface Place {
  /** The kind of document, in the editors' words. */
  kind: string;
  title: string;
  /** Its address in the back office. */
  href: string;
}

/** The answer of `used-on`. */
export interface UsedOn {
  places: Place[];
  /** The number of further documents. */
  more: number;
}

/** Where a document or picture is used, for staff: `GET /api/<collection>/<id>/used-on`, `/api/globals/<name>/used-on`. */
export function usedOn(type: string, kind: 'collection' | 'global'): Endpoint {
  return {
    path: kind === 'collection' ? '/:id/used-on' : '/used-on',
    method: 'get',
    handler: async (req) => {
      if (!(await staff({ req }))) throw new Forbidden(req.t);
      const id = kind === 'collection' ? Number(req.routeParams?.id) : 0;
      const { named, more } = Number.isInteger(id)
        ? await usersOf(await databaseOf(req), type, id)
        : { named: [], more: 0 };
      const places = await Promise.all(named.map((user) => placeOf(req.payload, user, req.i18n?.language)));
      return Response.json({ places: places.filter((place) => place !== undefined), more } satisfies UsedOn);
    },
  };
}

/**
 * @param language the reader's, by the back office's name for it (`zh-TW`)
 * @returns undefined if there is no longer such a kind of document
 */
export async function placeOf(
  payload: Payload,
  { type, id }: Used,
  language?: string,
): Promise<Place | undefined> {
  const { routes } = payload.config;
  const global = payload.globals.config.find(({ slug }) => slug === type);
  if (global) {
    const title = saidIn(global.label, language) ?? type;
    return { kind: title, title, href: `${routes.admin}/globals/${type}` };
  }
  const config = payload.collections[type]?.config;
  if (!config) return undefined;
  const { docs } = await payload.find({
    collection: type,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    locale: 'en',
    overrideAccess: true,
  });
  const [document] = docs as Record<string, unknown>[];
  const [title = document?.slug ?? id] = titlesOf(config, document, language);
  return {
    kind: saidIn(config.labels.singular, language) ?? type,
    title: String(title),
    href: `${routes.admin}/collections/${type}/${id}`,
  };
}
