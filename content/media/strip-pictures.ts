import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { pictureType } from '@spindle/platform/media/picture-type.ts';
import type { Payload } from 'payload';
import { tellsMore } from './refuse-unreadable.ts';

/** Pictures that are listed at a time; their files are read one by one. */
const PART = 100;

interface Picture {
  id: number;
  filename?: string | null;
  /** By language. */
  alt?: Record<string, string | null> | null;
  focalX?: number | null;
  focalY?: number | null;
}

/**
 * Takes from every kept picture what cameras have written into it (who made it, and where), as uploading does today: pictures
 * of before may still have it. Each is put in its own place as if an editor had, upright, under a name of its own, and pages
 * hear of it. May be repeated, and while the shop runs.
 * @returns how many were looked at and changed, and which could not be
 */
export async function stripPictures(
  payload: Payload,
  store: MediaStore,
): Promise<{ looked: number; stripped: number; failed: { filename: string; error: unknown }[] }> {
  const result = { looked: 0, stripped: 0, failed: [] as { filename: string; error: unknown }[] };
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { greater_than: last } },
      ...{ sort: 'id', limit: PART, pagination: false, depth: 0, locale: 'all', overrideAccess: true },
    });
    const pictures = docs as unknown as Picture[];
    for (const { id, filename, alt, focalX, focalY } of pictures) {
      last = id;
      if (!filename) continue;
      result.looked += 1;
      try {
        const bytes = await store.read(filename);
        if (!bytes || !(await tellsMore(Buffer.from(bytes)))) continue;
        const data = Buffer.from(bytes);
        // The words stay as they are; in a language that has none they would be asked for.
        const [locale = 'en'] = Object.entries(alt ?? {}).flatMap(([code, words]) => (words ? [code] : []));
        await payload.update({
          ...{ collection: 'media', id, locale, overrideAccess: true },
          // A new file has its own point that matters, unless it is said.
          data: { focalX: focalX ?? 50, focalY: focalY ?? 50 },
          file: { name: filename, data, mimetype: pictureType(filename), size: data.length },
        });
        result.stripped += 1;
      } catch (error) {
        result.failed.push({ filename, error });
      }
    }
    if (pictures.length < PART) return result;
  }
}
