import type { Locale } from '@spindle/platform/locales.ts';
import type { Offer } from './offer.ts';

/** What a product is called in a language, or in English where it has no names in it. */
export function namesIn(
  offer: Pick<Offer, 'name' | 'shortName' | 'names'>,
  locale: Locale,
): Pick<Offer, 'name' | 'shortName'> {
  const { name, shortName } = offer.names[locale] ?? offer;
  return { name, shortName };
}
