import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_FORMATS, type ImageFormat } from '../../page/images.ts';
import { SHARED_RECIPE } from '../../page/share-picture.ts';
import { cutForSharing, type Point } from './cut-for-sharing.ts';

/** Pictures of the media library in the widths that pages ask for, each made once and kept on this machine's disk. */
export interface SmallerPictures {
  /**
   * @returns undefined when the media library has no such picture
   * @throws {MediaOutage} when the media library can't be reached
   * @throws {LineFull} when too many pictures are being made
   */
  get(name: string, width: number, format: ImageFormat): Promise<Buffer | undefined>;
  /**
   * The picture for sharing, cut around a point; one per picture.
   * @param isOwn whether the point is the picture's own focal point; asked only if the cut is not kept yet
   * @returns undefined and throws as `get` does
   */
  getShared(name: string, point: Point, isOwn: () => Promise<boolean>): Promise<Buffer | undefined>;
  /** Removes what was made from pictures whose files are gone. */
  forget(names: readonly string[]): Promise<void>;
  /** Removes whatever is no longer in the media library, for a node that may have missed messages. */
  sweep(): Promise<void>;
}

/** @param upright the picture, already rotated for viewing */
type Encode = (upright: Sharp) => Promise<Buffer>;

/** Encoding takes a core for up to a second: more at once would keep pages waiting. */
const ENCODED = { atOnce: 2, waiting: 100 };
const QUALITY = { avif: 55, webp: 78 } as const;
/** Names per query. */
const NAMES_AT_ONCE = 1_000;

export function smallerPictures({
  store,
  directory,
  among,
  log,
}: {
  store: MediaStore;
  directory: string;
  /** Those of the names that are in the media library. */
  among(names: readonly string[]): Promise<ReadonlySet<string>>;
  log: Pick<Log, 'error'>;
}): SmallerPictures {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = fewAtOnce(ENCODED);
  const make = (name: string, file: string, encode: Encode, isWanted?: () => Promise<boolean>) =>
    inTurn(async () => {
      if (isWanted && !(await isWanted())) return undefined;
      const original = await store.read(name);
      if (!original) return undefined;
      const encoded = await encode(sharp(original, { limitInputPixels: 100_000_000 }).autoOrient());
      // If the disk is full, the next visitor waits again; this one gets the picture anyway.
      await keep(directory, file, encoded).catch((error: unknown) =>
        log.error({ err: error, file: name }, 'a picture that was made smaller could not be kept'),
      );
      return encoded;
    });
  const keptOrMade = async (
    name: string,
    file: string,
    encode: Encode,
    isWanted?: () => Promise<boolean>,
  ) => {
    const kept = await readFile(join(directory, file)).catch(() => undefined);
    if (kept) return kept;
    const work = making.get(file) ?? make(name, file, encode, isWanted).finally(() => making.delete(file));
    making.set(file, work);
    return work;
  };

  const keptFiles = () => readdir(directory).catch((): string[] => []);
  const remove = async (names: ReadonlySet<string>) => {
    const files = (await keptFiles()).filter((file) => names.has(nameIn(file) ?? ''));
    await Promise.all(files.map((file) => rm(join(directory, file), { force: true })));
  };

  return {
    get: (name, width, format) =>
      keptOrMade(name, `${width}-${name}.${format}`, (upright) =>
        upright
          .resize({ width, withoutEnlargement: true })
          .toFormat(format, { quality: QUALITY[format] })
          .toBuffer(),
      ),

    getShared: (name, point, isOwn) =>
      keptOrMade(
        name,
        `share${SHARED_RECIPE}-${point.x}-${point.y}-${name}.png`,
        (upright) => cutForSharing(upright, point),
        isOwn,
      ),

    async forget(names) {
      // Most purges are not about files, and the directory is large.
      if (names.length === 0) return;
      const gone = new Set(names);
      // A picture that was read before its file was gone is still about to be kept, so wait for it.
      await Promise.allSettled([...making].map(([file, work]) => gone.has(nameIn(file) ?? '') && work));
      await remove(gone);
    },

    async sweep() {
      const names = [...new Set((await keptFiles()).flatMap((file) => nameIn(file) ?? []))];
      for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
        const some = names.slice(from, from + NAMES_AT_ONCE);
        const there = await among(some);
        await remove(new Set(some.filter((name) => !there.has(name))));
      }
    },
  };
}

const NAME_IN_FILE = new RegExp(
  `^(?:[0-9]+|share[0-9]*-[0-9]+-[0-9]+)-(.+)\\.(?:${IMAGE_FORMATS.join('|')}|png)$`,
);
const nameIn = (file: string) => NAME_IN_FILE.exec(file)?.[1];

/** Writes the file atomically, as others may read it at the same time. */
async function keep(directory: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const part = join(directory, `.${randomBytes(8).toString('hex')}`);
  try {
    await writeFile(part, bytes);
    await rename(part, join(directory, file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
