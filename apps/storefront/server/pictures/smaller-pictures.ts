import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import sharp from 'sharp';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat } from '../../page/images.ts';

/** Pictures of the media library in the widths that pages ask for, each made once and kept on this machine's disk. */
export interface SmallerPictures {
  /**
   * @returns undefined when the media library has no such picture
   * @throws {MediaOutage} when that can't be told
   * @throws {LineFull} when too many are being made
   */
  get(name: string, width: number, format: ImageFormat): Promise<Buffer | undefined>;
  /** Removes what was made of pictures whose files are gone. */
  forget(names: readonly string[]): Promise<void>;
  /** Forgets whatever is not in the media library any more, for one who may not have heard of it. */
  sweep(): Promise<void>;
}

/** Encoding takes a core for up to a second: more at once would keep pages waiting. */
const ENCODED = { atOnce: 2, waiting: 100 };
const QUALITY = { avif: 55, webp: 78 } as const;
/** Names asked for in one query. */
const NAMES_AT_ONCE = 1_000;

export function smallerPictures({
  store,
  directory,
  among,
  log,
}: {
  store: MediaStore;
  directory: string;
  /** Those of the names that the media library has. */
  among(names: readonly string[]): Promise<ReadonlySet<string>>;
  log: Pick<Log, 'error'>;
}): SmallerPictures {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = fewAtOnce(ENCODED);
  const make = (name: string, width: number, format: ImageFormat) =>
    inTurn(async () => {
      const original = await store.read(name);
      if (!original) return undefined;
      const picture = sharp(original, { limitInputPixels: 100_000_000 })
        .rotate()
        .resize({ width, withoutEnlargement: true });
      const encoded = await picture.toFormat(format, { quality: QUALITY[format] }).toBuffer();
      // A disk that is full costs the next visitor time, and this one nothing.
      await keep(directory, fileOf(name, width, format), encoded).catch((error: unknown) =>
        log.error({ err: error, file: name }, 'a picture that was made smaller could not be kept'),
      );
      return encoded;
    });

  const remove = (names: readonly string[]) =>
    Promise.all(names.flatMap(filesOf).map((file) => rm(join(directory, file), { force: true })));

  return {
    async get(name, width, format) {
      const file = fileOf(name, width, format);
      const kept = await readFile(join(directory, file)).catch(() => undefined);
      if (kept) return kept;
      const work = making.get(file) ?? make(name, width, format).finally(() => making.delete(file));
      making.set(file, work);
      return work;
    },

    async forget(names) {
      // Who has read a file before it was gone still keeps what comes of it.
      await Promise.allSettled(names.flatMap(filesOf).map((file) => making.get(file)));
      await remove(names);
    },

    async sweep() {
      const files = await readdir(directory).catch(() => []);
      const names = [...new Set(files.flatMap((file) => NAME_IN_FILE.exec(file)?.[1] ?? []))];
      for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
        const some = names.slice(from, from + NAMES_AT_ONCE);
        const there = await among(some);
        await remove(some.filter((name) => !there.has(name)));
      }
    },
  };
}

const fileOf = (name: string, width: number, format: ImageFormat) => `${width}-${name}.${format}`;
const NAME_IN_FILE = new RegExp(`^[0-9]+-(.+)\\.(?:${IMAGE_FORMATS.join('|')})$`);
const filesOf = (name: string) =>
  IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => fileOf(name, width, format)));

/** Whole or not at all, for whoever reads it at the same time. */
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
