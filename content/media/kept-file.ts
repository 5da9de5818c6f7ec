import type { Db } from '@spindle/platform/database.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { pictureType } from '@spindle/platform/media/picture-type.ts';
import { announcePurge } from '@spindle/platform/purge.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, UploadConfig } from 'payload';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { fileTag } from '../reading/tags.ts';
import { outageForEditors } from './say-media-outage.ts';

/** In the context of a save, for callers who need to wait until the replaced file is gone. */
export interface SaveAwaited {
  removals?: Promise<void>[];
}

/** Runs after the document is written, but before it is committed: file and document are kept together, or neither is. */
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

/** A failed removal leaves files that nobody shows; their names are never used again. */
function removeLater(store: MediaStore, payload: Payload, filename: string): Promise<void> {
  const removal = removeUnused(store, payload, filename);
  removal.catch((error: unknown) => {
    payload.logger.error({ err: error, filename }, 'a picture that is no longer used could not be removed');
  });
  return removal;
}

/**
 * Waits, on the row's lock, for the transaction that gives up the file. If that was committed, removes the file, and
 * tells the storefronts to remove what they have made of it.
 */
export async function removeUnused(store: MediaStore, payload: Payload, filename: string): Promise<void> {
  const kept = `select from "${CONTENT_SCHEMA}".media where filename = $1 for update`;
  const { rowCount } = await payload.db.pool.query(kept, [filename]);
  if (rowCount !== 0) return;
  await store.remove(filename);
  // Only once the file is gone: a storefront that is told earlier could make something of it again.
  await announcePurge(payload.db.drizzle as unknown as Db, [fileTag(filename)]);
}

/** Serves a picture to editors in the back office; visitors get theirs from the storefront. */
export function serveFile(store: MediaStore): NonNullable<UploadConfig['handlers']>[number] {
  return async (req, { params: { filename } }) => {
    const bytes = await store.read(filename).catch(outageForEditors(req));
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(bytes, {
      headers: { 'content-type': pictureType(filename), 'x-content-type-options': 'nosniff' },
    });
  };
}
