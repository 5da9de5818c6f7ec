import type { Db } from '@spindle/platform/database.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { pictureType } from '@spindle/platform/media/picture-type.ts';
import { announcePurge } from '@spindle/platform/purge.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, UploadConfig } from 'payload';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { fileTag } from '../reading/tags.ts';
import { outageForEditors } from './say-media-outage.ts';

/** In a save's context, by who waits until the file is gone whose place another one takes. */
export interface SaveAwaited {
  removals?: Promise<void>[];
}

/** The document is written and not yet committed: kept is the file with its document, or neither. */
export function keepFile(store: MediaStore): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req, context }) => {
    if (!req.file || !doc.filename) return doc;
    await store.write(doc.filename, req.file.data, doc.mimeType).catch(outageForEditors(req));
    const replaced: string | undefined = previousDoc?.filename;
    if (replaced && replaced !== doc.filename) {
      const removal = removeLater(store, req.payload, replaced);
      (context as SaveAwaited).removals?.push(removal);
    }
    return doc;
  };
}

export function letGoOfFile(store: MediaStore): CollectionAfterDeleteHook {
  return ({ doc, req }) => {
    if (doc.filename) removeLater(store, req.payload, doc.filename);
  };
}

/** What fails leaves files that nobody shows; their name is never given again. */
function removeLater(store: MediaStore, payload: Payload, filename: string): Promise<void> {
  const removal = removeUnused(store, payload, filename);
  removal.catch((error: unknown) => {
    payload.logger.error({ err: error, filename }, 'a picture that is no longer used could not be removed');
  });
  return removal;
}

/**
 * Waits, on the row's lock, for the transaction that lets go of the file, and removes it if that was committed; then
 * the storefronts remove what they have made of it.
 */
export async function removeUnused(store: MediaStore, payload: Payload, filename: string): Promise<void> {
  const kept = `select from "${CONTENT_SCHEMA}".media where filename = $1 for update`;
  const { rowCount } = await payload.db.pool.query(kept, [filename]);
  if (rowCount !== 0) return;
  await store.remove(filename);
  // Not before it is gone: who hears of it could make something of it again.
  await announcePurge(payload.db.drizzle as unknown as Db, [fileTag(filename)]);
}

/** The picture as the back office shows it to editors; visitors get theirs from the storefront. */
export function serveFile(store: MediaStore): NonNullable<UploadConfig['handlers']>[number] {
  return async (req, { params: { filename } }) => {
    const bytes = await store.read(filename).catch(outageForEditors(req));
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(bytes, {
      headers: { 'content-type': pictureType(filename), 'x-content-type-options': 'nosniff' },
    });
  };
}
