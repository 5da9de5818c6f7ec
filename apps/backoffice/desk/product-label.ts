import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** How the desk names a product: `Spindle DVD Ripper for Windows (643)`. */
export function productLabel(
  product: Parameters<typeof namesIn>[0] & { pid: string },
  locale: Locale,
): string {
  return `${namesIn(product, locale).name} (${product.pid})`;
}
