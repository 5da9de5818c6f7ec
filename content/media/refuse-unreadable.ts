import { fewAtOnce } from '@spindle/platform/few-at-once.ts';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import type { Metadata, Sharp } from 'sharp';
import { localeOfRequest, says } from '../staff/says.ts';
import { isMoving, isMovingAvif, withoutWords } from './moving-pictures.ts';

/** The storefront does not resize larger pictures. */
const MOST_PIXELS = 100_000_000;

/** WebP allows no longer side: visitors would see nothing at widths that need one. */
const LONGEST_SIDE = 16_383;

/** Picture formats by the names that the library (sharp) uses, with their file extensions. */
const ENDINGS = {
  png: /\.png$/i,
  jpeg: /\.jpe?g$/i,
  webp: /\.webp$/i,
  heif: /\.avif$/i,
} as const;
const ENDING = { png: '.png', jpeg: '.jpg', webp: '.webp', heif: '.avif' } as const;
type Format = keyof typeof ENDINGS;

/** Only one picture is checked at a time: a large one takes memory, and a second of the processor. */
const oneAtATime = fewAtOnce({ atOnce: 1, waiting: 50 });

/**
 * Before a picture is stored: it must be one that visitors can see, complete and not too large. Its name must match its
 * format. Metadata about who took it and where is removed: cameras write that into the file, and anybody can fetch it.
 */
export const refuseUnreadable: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req;
  if (!file) return;
  const { format, data } = await oneAtATime(() => read(file.data, req));
  if (!ENDINGS[format].test(file.name)) {
    file.name = file.name.replace(/\.(?:png|jpe?g|webp|avif)$/i, ENDING[format]);
  }
  Object.assign(file, { data, size: data.length });
};

async function read(data: Buffer, req: PayloadRequest): Promise<{ format: Format; data: Buffer }> {
  const words = says(req);
  const unreadable = () => refusal(words('picture.unreadable'));
  // Loaded only here, because programs that only read content do not need it.
  const { default: sharp } = await import('sharp');
  if (data.length === 0) throw unreadable();
  if (isMovingAvif(data)) throw refusal(words('picture.moving'));
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw unreadable();
  const { width, height, format } = metadata;
  const pixels = { width: String(width), height: String(height) };
  if (!isFormat(format)) throw refusal(words('picture.kind'));
  if (width * height > MOST_PIXELS) {
    throw refusal(words('picture.points', pixels));
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw refusal(
      words('picture.side', { ...pixels, most: LONGEST_SIDE.toLocaleString(localeOfRequest(req)) }),
    );
  }
  const open = () => sharp(data, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
  try {
    // A small copy, which is thrown away: for it the whole picture is read, but never held in memory.
    await open().resize(16, 16, { fit: 'inside', withoutEnlargement: true }).toBuffer();
    if (!saysMore(metadata)) return { format, data };
    const isCut = isMoving(data, format);
    return { format, data: isCut ? withoutWords(data) : await withoutMore(open(), format) };
  } catch {
    throw unreadable();
  }
}

const isFormat = (format: string): format is Format => Object.hasOwn(ENDINGS, format);

const saysMore = ({ exif, xmp, iptc, comments }: Metadata) => Boolean(exif || xmp || iptc || comments);

/** Whether a readable file holds metadata: who made it, where, or anything else beside the picture. */
export async function tellsMore(data: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return saysMore(await sharp(data, { limitInputPixels: false }).metadata());
}

/** Turns the picture upright, because the orientation is metadata, too; the quality is so high that nobody sees a difference. */
function withoutMore(picture: Sharp, format: Format): Promise<Buffer> {
  const upright = picture.autoOrient().keepIccProfile();
  switch (format) {
    case 'png':
      return upright.png().toBuffer();
    case 'jpeg':
      return upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return upright.webp({ quality: 95 }).toBuffer();
    case 'heif':
      return upright.avif({ quality: 80 }).toBuffer();
  }
}

const refusal = (message: string) =>
  new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] });
