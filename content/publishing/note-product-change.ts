import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { AS_STORED } from '../fields/link-reference.ts';
import { fieldsOf } from '../reading/fields-of.ts';
import type { CollectionType } from '../types/define-type.ts';
import { keepProductChanges } from './changes.ts';
import { transactionOf } from './transaction-of.ts';

type Saved = Readonly<Record<string, unknown>>;

const wasHidden = (id: unknown) => `product ${id} was not published`;

/**
 * Before a product is saved, notes whether visitors could see it until then. Its versions do not tell that afterwards:
 * the last published one remains after a withdrawal, too.
 */
export const noteHidden: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const id = originalDoc?.id;
  if (id === undefined) return data;
  const tx = await transactionOf(req);
  const { rows } = await tx.execute(
    sql`select from cms.products where id = ${id} and _status is distinct from 'published'`,
  );
  req.context[wasHidden(id)] = rows.length > 0;
  return data;
};

/** Notes when the pages that show a product last changed because of it. */
export async function noteProductChange(
  tx: Db,
  req: PayloadRequest,
  type: CollectionType,
  { id, _status, updatedAt }: Saved,
): Promise<void> {
  const { docs } = await req.payload.findVersions({
    collection: type.name,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    sort: '-updatedAt',
    limit: 2,
    ...(await readAll(req)),
  });
  const published = docs.map(({ version }) => version as unknown as Saved);
  const [now, last] = _status === 'published' ? published : [undefined, ...published];
  const before = req.context[wasHidden(id)] ? undefined : last;
  await keepProductChanges(tx, Number(id), fieldsOf(req.payload, type), [now, before], String(updatedAt));
}

/** Before a product is deleted: the pages that show it will lose it, as after a withdrawal. */
export function noteDeletedProduct(type: CollectionType, clock: Clock): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const live = await req.payload.findByID({
      collection: type.name,
      id,
      draft: false,
      disableErrors: true,
      ...(await readAll(req)),
    });
    if (live?._status !== 'published') return;
    const at = clock.now().toISOString();
    const versions = [undefined, live as unknown as Saved] as const;
    await keepProductChanges(await transactionOf(req), Number(id), fieldsOf(req.payload, type), versions, at);
  };
}

/** A product with its words in all languages, within the transaction of a request. */
const readAll = async ({ transactionID }: PayloadRequest) => ({
  depth: 0,
  locale: 'all' as const,
  context: { ...AS_STORED },
  overrideAccess: true,
  req: { transactionID: await transactionID } as Partial<PayloadRequest>,
});
