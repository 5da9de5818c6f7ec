import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';

/**
 * Whoever writes keeps the document. Payload lets go of it with every save, also with those that a form makes by
 * itself while its editor writes on: a second editor would then be told nothing, and undo what the first one writes.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await keep(req, { document: { relationTo: collection.slug, value: doc.id } });
};

export const keepGlobalLock: GlobalAfterChangeHook = async ({ global, req }) => {
  await keep(req, { globalSlug: global.slug });
};

/** In the transaction in which Payload let go of it. */
async function keep(req: PayloadRequest, what: Record<string, unknown>): Promise<void> {
  // A word in the address, which Payload has read by now.
  if (String(req.query?.autosave) !== 'true' || !req.user) return;
  const { collection, id } = req.user;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: collection, value: id } },
    req,
  });
}
