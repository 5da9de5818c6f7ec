import {
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload';
import type { GlobalType } from '../types/define-type.ts';

/**
 * Restores a version as a draft beside what is published. Payload's own way writes it over the published document,
 * which then is a draft, so that visitors find nothing. Restoring for good stays Payload's.
 */
export function restoreAsDraft({ name }: GlobalType): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const { payload } = req;
      const global = payload.globals.config.find(({ slug }) => slug === name);
      if (req.searchParams.get('draft') !== 'true') {
        const restore = (global?.endpoints || []).findLast(isRestore);
        if (!restore) throw new NotFound(req.t);
        return restore.handler(req);
      }
      if (!(await global?.access.update({ req }))) throw new Forbidden(req.t);
      const begun = await initTransaction(req);
      try {
        await saveAsDraft(req, name, String(req.routeParams?.id));
        if (begun) await commitTransaction(req);
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
      return Response.json({ message: req.t('version:restoredSuccessfully') });
    },
  };
}

const isRestore = ({ path, method }: Endpoint) => path === '/versions/:id' && method === 'post';

async function saveAsDraft(req: PayloadRequest, global: string, id: string): Promise<void> {
  const { db } = req.payload;
  const { docs } = await db.findGlobalVersions({ global, req, limit: 1, where: { id: { equals: id } } });
  const version = docs[0]?.version;
  if (!version) throw new NotFound(req.t);
  const now = new Date().toISOString();
  await db.createGlobalVersion({
    globalSlug: global,
    req,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...version, _status: 'draft', updatedAt: now } as never,
  });
}
