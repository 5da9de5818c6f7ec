import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

/** The storefront resizes no larger one. */
const MOST_PIXELS = 100_000_000;

/** Pictures that are looked at at a time: a large one costs memory and a second of the processor. */
const oneAtATime = fewAtOnce({ atOnce: 1, waiting: 50 });

/** Before a picture is kept: it must be one that visitors can be shown, whole and not too large. */
export const refuseUnreadable: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (file) await oneAtATime(() => decode(file.data));
};

async function decode(data: Buffer): Promise<void> {
  // Loaded here, because programs that only read content have no use for it.
  const { default: sharp } = await import('sharp');
  const { width = 0, height = 0 } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  if (width * height > MOST_PIXELS) {
    throw refusal(`This picture has ${width} × ${height} points. At most there may be 100 million.`);
  }
  try {
    // A small copy, of which nothing is kept: the whole picture is read for it, and never held in memory.
    await sharp(data, { limitInputPixels: MOST_PIXELS, sequentialRead: true }).resize(16).toBuffer();
  } catch {
    throw refusal('This picture can’t be read. Perhaps its file is damaged or was not uploaded whole.');
  }
}

const refusal = (message: string) =>
  new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] });
