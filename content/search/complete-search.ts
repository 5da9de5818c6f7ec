import { MIGRATION_TIMES } from '@spindle/platform/bounded-pool.ts';
import type { Db } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { offlineSettings } from '../payload/offline-settings.ts';
import { openPayload } from '../payload/open-payload.ts';
import { contentTypesByName } from '../types/register.ts';
import { keepSearch } from './keep-search.ts';
import { type Missing, missingInSearch } from './missing-in-search.ts';

const AT_ONCE = 500;

/**
 * Adds all published documents to the search that it lacks.
 * @param since only documents that were changed after this moment
 * @throws if a document can't be read
 */
export async function completeSearch(databaseUrl: string, since: Date): Promise<void> {
  const { payload, close } = await openPayload({
    config: offlineSettings(databaseUrl),
    log: openLog('migrate', 'warn'),
    times: MIGRATION_TIMES,
  });
  try {
    let before: string | undefined;
    for (;;) {
      const missing = await missingInSearch((...asked) => payload.db.pool.query(...asked), AT_ONCE, since);
      // The same documents again can't be added now; their next publication may change that.
      const these = JSON.stringify(missing);
      if (missing.length === 0 || these === before) return;
      before = these;
      for (const document of missing) await keep(payload, document);
    }
  } finally {
    await close();
  }
}

async function keep(payload: Payload, { type: name, id }: Missing): Promise<void> {
  const type = contentTypesByName.get(name);
  if (!type) throw new Error(`There is no content type ${name}.`);
  const req = await createLocalReq({}, payload);
  const read = (locale: 'en' | 'all') =>
    payload.findByID({
      ...{ collection: name, id, depth: 0, draft: false, overrideAccess: true, locale },
      req: { transactionID: req.transactionID as string },
    });
  try {
    await initTransaction(req);
    const tx = payload.db.sessions?.[String(await req.transactionID)]?.db as Db;
    const live = await read('en');
    await keepSearch(tx, type, id, live._status === 'published' ? live : undefined, () => read('all'));
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw new Error(`${name} ${id} can not be made findable.`, { cause: error });
  }
}
