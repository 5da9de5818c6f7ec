import type { Content } from '@spindle/content/reading/readers.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import { onImageHost, srcSet } from '../../../page/images.ts';
import { pictureOf } from '../../shop/picture-of.ts';

/** An image's attributes in HTML, made on the server: the code that makes them would have to be loaded with the page. */
export interface SummaryPicture {
  src: string;
  srcSet?: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * The picture that editors gave a product, as on its page. A document must not keep anybody from buying: where one can't
 * be read, or there is no picture, the box is drawn.
 */
export async function summaryPicture(
  { content, log }: { content: Pick<Content, 'list'>; log: Pick<Log, 'error'> },
  { pid, slug }: { pid: string; slug: string },
  { locale, imageHosts }: { locale: Locale; imageHosts: string | undefined },
): Promise<SummaryPicture | undefined> {
  try {
    const { items } = await content.list('products', { locale, where: { slug } });
    const media = pictureOf(
      items,
      items.find((edition) => edition.pid === pid),
    );
    if (!media) return undefined;
    const { url, width, height } = media;
    const image = { src: onImageHost(url, imageHosts), width, height };
    if (!width || url.endsWith('.svg')) return image;
    return { ...image, srcSet: srcSet({ url, width }, 'webp', imageHosts) };
  } catch (error) {
    log.error({ err: error, pid }, 'the picture of a product could not be read');
    return undefined;
  }
}
