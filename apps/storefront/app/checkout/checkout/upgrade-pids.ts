import type { Content } from '@spindle/content/reading/readers.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';

/**
 * What editors offer to owners of a product. A document must not keep anybody from buying: one that can't be read offers
 * nothing.
 */
export async function upgradePids(
  { content, log }: { content: Pick<Content, 'read'>; log: Log },
  pid: string,
  locale: Locale,
): Promise<string[]> {
  try {
    const product = await content.read('products', { locale, where: { pid } });
    return product?.upgrades.map((upgrade) => upgrade.pid) ?? [];
  } catch (error) {
    log.error({ err: error, pid }, 'the upgrades of a product could not be read');
    return [];
  }
}
