import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';

/**
 * Keeps a document locked for its editor. Payload unlocks it with every save, even with an autosave while its editor goes
 * on writing: a second editor would then not be warned, and would undo what the first one writes.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await keep(req, { document: { relationTo: collection.slug, value: doc.id } });
};

export const keepGlobalLock: GlobalAfterChangeHook = async ({ global, req }) => {
  await keep(req, { globalSlug: global.slug });
};

/** In the same transaction in which Payload unlocks it. */
async function keep(req: PayloadRequest, what: Record<string, unknown>): Promise<void> {
  // `true` arrives as text in the address, but Payload may have parsed it already.
  if (String(req.query?.autosave) !== 'true' || !req.user) return;
  const { collection, id } = req.user;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: collection, value: id } },
    req,
  });
}
