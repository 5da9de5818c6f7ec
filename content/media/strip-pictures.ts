import type { Db } from '@spindle/platform/database.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { pictureType } from '@spindle/platform/media/picture-type.ts';
import { sql } from 'drizzle-orm';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { transactionOf } from '../publishing/transaction-of.ts';
import { removeUnused, type SaveAwaited } from './kept-file.ts';
import { KEEP_NAME, namesBefore, nextName } from './own-name.ts';
import { tellsMore } from './refuse-unreadable.ts';

/** Pictures that are listed at a time; their files are read one by one. */
const PART = 100;

interface Stripped {
  looked: number;
  stripped: number;
  failed: { filename: string; error: unknown }[];
}

/**
 * Takes from every kept picture what cameras have written into it (who made it, and where), as uploading does today: pictures
 * of before may still have it. Each is put in its own place as if an editor had, upright, under a name of its own, pages
 * hear of it, and the file of before is gone. May be repeated, and while the shop runs: what another run has left behind of
 * files of before, it removes.
 * @returns how many were looked at and changed, and which could not be, or are still there under their former name
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

/** @returns whether there was anything to take out */
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
        // A new file has its own point that matters, unless it is said.
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
  /** In which it has words. They stay as they are; in a language that has none they would be asked for. */
  locale: string;
  focalX: number;
  focalY: number;
}

/** @returns nothing if an editor has put another file in its place, or deleted it, since it was listed */
async function lockedPicture(tx: Db, id: number, filename: string): Promise<LockedPicture | undefined> {
  const { rows } = await tx.execute<{ [Key in keyof LockedPicture]: LockedPicture[Key] }>(sql`
    select coalesce(focal_x, 50)::float8 as "focalX", coalesce(focal_y, 50)::float8 as "focalY",
      coalesce((select _locale::text from cms.media_locales where _parent_id = media.id and alt <> '' limit 1), 'en') as locale
    from cms.media where id = ${id} and filename = ${filename} for update`);
  return rows[0];
}
