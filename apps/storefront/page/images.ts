/** Widths of the screens that pictures are made for, in CSS pixels (spec §9). */
export const SCREENS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Device pixels per CSS pixel (spec §9). */
export const DENSITIES = [1, 2] as const;

/** Best first; every browser of recent years supports WebP. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The widths, in device pixels, in which pictures are made; there are no others. */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(SCREENS).flatMap((width) => DENSITIES.map((density) => width * density))),
].sort((one, other) => one - other);

/** Address of a picture of the media library in another width and format. */
export function imagePath(media: string, width: number, format: ImageFormat): string {
  return `/images/${width}/${media.slice(media.lastIndexOf('/') + 1)}.${format}`;
}

/**
 * The address of a picture on the one host that it is always fetched from (spec §9).
 * @param hosts an origin with `{n}` in place of the host's number; without it, pictures come from the page's own host
 */
export function onImageHost(path: string, hosts: string | undefined): string {
  return hosts ? hosts.replace('{n}', String(imageHost(path))) + path : path;
}

/** The number of a picture's host, 1 to 6: the sum of its address's character codes (spec §9). */
export function imageHost(path: string): number {
  let sum = 0;
  for (let index = 0; index < path.length; index++) sum += path.charCodeAt(index);
  return (sum % 6) + 1;
}

/** `srcset` of a picture in one format: every offered width up to its own, and the next larger one. */
export function srcSet(
  media: { url: string; width: number },
  format: ImageFormat,
  hosts: string | undefined,
): string {
  const largest = IMAGE_WIDTHS.findIndex((width) => width >= media.width);
  return IMAGE_WIDTHS.slice(0, largest < 0 ? undefined : largest + 1)
    .map((width) => `${onImageHost(imagePath(media.url, width, format), hosts)} ${width}w`)
    .join(', ');
}
