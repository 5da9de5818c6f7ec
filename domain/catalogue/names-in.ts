import type { Locale } from '@spindle/platform/locales.ts';
import type { Offer } from './offer.ts';

/** A product's names in a language, or in English if it has none in that. */
export function namesIn(
  offer: Pick<Offer, 'name' | 'shortName' | 'names'>,
  locale: Locale,
): Pick<Offer, 'name' | 'shortName'> {
  const { name, shortName } = offer.names[locale] ?? offer;
  return { name, shortName };
}
