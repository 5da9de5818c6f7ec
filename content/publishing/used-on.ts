import { type Endpoint, Forbidden, type Payload } from 'payload';
import { saidIn } from '../fields/said.ts';
import { databaseOf } from '../payload/database-of.ts';
import { titlesOf } from '../payload/title-of.ts';
import { staff } from '../staff/access.ts';
import type { Used } from './references-in.ts';
import { usersOf } from './uses.ts';

/** A published document as the back office lists it. */
export interface Place {
  /** What kind of document it is, as editors know it. */
  kind: string;
  title: string;
  /** Its address in the back office. */
  href: string;
}

/** What `used-on` answers. */
export interface UsedOn {
  places: Place[];
  /** How many there are besides. */
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
 * @param language of the reader, as the back office calls it (`zh-TW`)
 * @returns undefined for a kind of document that there is no more
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
