import { sql } from 'drizzle-orm';
import {
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { mustKeepScript, scriptToKeep } from '../fields/kept-script.ts';
import { databaseOf } from '../payload/database-of.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import type { CollectionType, GlobalType } from '../types/define-type.ts';

const PATH = '/versions/:id';

/**
 * Restores a draft version of a published document as a draft again, beside the published document. Payload itself would
 * write it over the published document, which visitors could then no longer find. All other versions are restored by
 * Payload.
 */
export function keepPublished({ name }: CollectionType): Endpoint {
  return {
    path: PATH,
    method: 'post',
    handler: async (req) => {
      const { collections, db } = req.payload;
      const restore = (collections[name]?.config.endpoints || []).findLast(isRestore);
      if (!restore) throw new NotFound(req.t);
      const where = { id: { equals: Number(req.routeParams?.id) } };
      const { docs } = await db.findVersions({ collection: name, req, limit: 1, where });
      const [restored] = docs;
      if (restored?.version._status === 'draft') {
        const parent = { id: { equals: restored.parent } };
        const document = await db.findOne<Saved>({ collection: name, req, where: parent });
        if (document?._status === 'published') req.query.draft = 'true';
      }
      return restore.handler(req);
    },
  };
}

type Saved = { id: number; _status?: string };

/**
 * Restores a version as a draft beside the published document. Payload itself would write it over the published document,
 * which would become a draft that visitors can't find. Payload still restores versions for good, except for the script:
 * it would write the version's own, whoever restores it.
 */
export function restoreAsDraft({ name }: GlobalType): Endpoint {
  return {
    path: PATH,
    method: 'post',
    handler: async (req) => {
      const { payload } = req;
      const global = payload.globals.config.find(({ slug }) => slug === name);
      if (!(await global?.access.update({ req }))) throw new Forbidden(req.t);
      const begun = await initTransaction(req);
      try {
        const id = String(req.routeParams?.id);
        const answer = await (req.searchParams.get('draft') === 'true' ||
        (await isDraftOfPublished(req, name, id))
          ? saveAsDraft(req, name, id)
          : restoreForGood(req, name));
        if (begun) await commitTransaction(req);
        return answer;
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
    },
  };
}

const isRestore = ({ path, method }: Endpoint) => path === PATH && method === 'post';

async function isDraftOfPublished(req: PayloadRequest, name: string, id: string): Promise<boolean> {
  const { db } = req.payload;
  const versions = { global: name, req, limit: 1, where: { id: { equals: id } } };
  const { docs } = await db.findGlobalVersions<Saved>(versions);
  if (docs[0]?.version._status !== 'draft') return false;
  return (await db.findGlobal<Saved>({ slug: name, req }))._status === 'published';
}

async function restoreForGood(req: PayloadRequest, name: string): Promise<Response> {
  const { payload } = req;
  const global = payload.globals.config.find(({ slug }) => slug === name);
  const restore = (global?.endpoints || []).findLast(isRestore);
  if (!restore) throw new NotFound(req.t);
  const script = await scriptOf(req, name);
  const answer = await restore.handler(req);
  if (script !== undefined) {
    const tx = await databaseOf(req);
    const table = name.replaceAll('-', '_');
    const [page, versions] = [table, `_${table}_v`].map(
      (own) => sql`${sql.identifier(CONTENT_SCHEMA)}.${sql.identifier(own)}`,
    );
    await tx.execute(sql`update ${page} set seo_script = ${script}`);
    await tx.execute(sql`update ${versions} set version_seo_script = ${script} where latest`);
  }
  return answer;
}

/** The script for a restored version, instead of its own; undefined if it may keep its own. */
async function scriptOf(req: PayloadRequest, slug: string): Promise<string | null | undefined> {
  const { payload, transactionID } = req;
  const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? [];
  if (!fields.some(({ name }) => name === 'seo') || !(await mustKeepScript(req))) return undefined;
  const options = { slug, depth: 0, overrideAccess: true, req: { transactionID } as Partial<PayloadRequest> };
  const published = await payload.findGlobal({ ...options, draft: false });
  return scriptToKeep(published, await payload.findGlobal({ ...options, draft: true }));
}

async function saveAsDraft(req: PayloadRequest, global: string, id: string): Promise<Response> {
  const { db } = req.payload;
  const { docs } = await db.findGlobalVersions({ global, req, limit: 1, where: { id: { equals: id } } });
  const version = docs[0]?.version;
  if (!version) throw new NotFound(req.t);
  const script = await scriptOf(req, global);
  const kept = script === undefined ? {} : { seo: { ...version.seo, script } };
  const now = new Date().toISOString();
  await db.createGlobalVersion({
    globalSlug: global,
    req,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...version, ...kept, _status: 'draft', updatedAt: now } as never,
  });
  return Response.json({ message: req.t('version:restoredSuccessfully') });
}
