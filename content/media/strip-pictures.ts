import type { Db } from '@spindle/platform/database.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { pictureType } from '@spindle/platform/media/picture-type.ts';
import { sql } from 'drizzle-orm';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';
import { removeUnused, type SaveAwaited } from './kept-file.ts';
import { KEEP_NAME, namesBefore, nextName } from './own-name.ts';
import { tellsMore } from './refuse-unreadable.ts';

/** How many pictures are listed at a time; their files are read one by one. */
const PART = 100;

interface Stripped {
  looked: number;
  stripped: number;
  failed: { filename: string; error: unknown }[];
}

/**
 * Removes from every stored picture what cameras have written into it (who took it, and where), as uploading does today;
 * older pictures may still contain it. Each picture is replaced as if by an editor: upright, under a new name, with pages
 * told about it and the old file removed. May be run repeatedly, and while the shop runs; it also removes old files that
 * an earlier run has left behind.
 * @returns how many were looked at and changed, and which ones failed or still exist under their old name
 */
export async function stripPictures(payload: Payload, store: MediaStore): Promise<Stripped> {
  const result: Stripped = { looked: 0, stripped: 0, failed: [] };
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { greater_than: last } },
      ...{ sort: 'id', limit: PART, pagination: false, depth: 0, overrideAccess: true },
      select: { filename: true },
    });
    for (const { id, filename } of docs as unknown as { id: number; filename?: string | null }[]) {
      last = id;
      if (!filename) continue;
      result.looked += 1;
      try {
        for (const before of namesBefore(filename)) await removeUnused(store, payload, before);
        if (await strip(payload, store, id, filename)) result.stripped += 1;
      } catch (error) {
        result.failed.push({ filename, error });
      }
    }
    if (docs.length < PART) return result;
  }
}

/** @returns whether there was anything to remove */
async function strip(payload: Payload, store: MediaStore, id: number, filename: string): Promise<boolean> {
  const bytes = await store.read(filename);
  if (!bytes || !(await tellsMore(Buffer.from(bytes)))) return false;
  const data = Buffer.from(bytes);
  const removals: Promise<void>[] = [];
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const picture = await lockedPicture(await transactionOf(req), id, filename);
    if (picture) {
      const { locale, ...point } = picture;
      await payload.update({
        ...{ collection: 'media', id, locale, overrideAccess: true, req },
        // Without these, a new file would get a new focal point.
        data: point,
        file: { name: nextName(filename), data, mimetype: pictureType(filename), size: data.length },
        context: { ...KEEP_NAME, removals } satisfies SaveAwaited & typeof KEEP_NAME,
      });
    }
    await commitTransaction(req);
    await Promise.all(removals);
    return picture !== undefined;
  } catch (error) {
    await killTransaction(req);
    await Promise.allSettled(removals);
    throw error;
  }
}

interface LockedPicture {
  /** A language in which the picture has a text, which stays as it is; in a language without one, the save would demand it. */
  locale: string;
  focalX: number;
  focalY: number;
}

/** @returns undefined if an editor has replaced or deleted the picture since it was listed */
async function lockedPicture(tx: Db, id: number, filename: string): Promise<LockedPicture | undefined> {
  const { rows } = await tx.execute<{ [Key in keyof LockedPicture]: LockedPicture[Key] }>(sql`
    select coalesce(focal_x, 50)::float8 as "focalX", coalesce(focal_y, 50)::float8 as "focalY",
      coalesce((select _locale::text from cms.media_locales where _parent_id = media.id and alt <> '' limit 1), 'en') as locale
    from cms.media where id = ${id} and filename = ${filename} for update`);
  return rows[0];
}
