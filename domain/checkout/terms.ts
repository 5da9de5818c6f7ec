import { createHash } from 'node:crypto';
import { saidOf, sentences, sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isLifetime, type LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { formatMoney } from '../pricing/format-money.ts';
import { asksForConsents, CONSENTS, type Consent } from './consents.ts';
import { insertTerms } from './queries.ts';

/** The text beside the button that concludes the contract, as sentences in the buyer's language. */
export interface Terms {
  /** The buyer has to pay something, now or for a renewal. */
  obliges: boolean;
  lead: string;
  items: string[];
  /** Each has its own box; none where the law requires none. */
  consents: { name: Consent; text: string }[];
}

interface LineOfTerms {
  licenceType: LicenceType;
  renewalMinor: number | null;
  product: { name: string };
}

/**
 * The terms of a basket: about each type of licence in it, the renewals and their prices, delivery, and what the law of the
 * country requires.
 */
export function termsOf(buyer: {
  lines: readonly LineOfTerms[];
  currency: Currency;
  totalMinor: number;
  locale: Locale;
  country: string | undefined;
}): Terms {
  const words = translator(buyer.locale, 'terms');
  const offer = translator(buyer.locale, 'offer');
  const { lines, currency, locale } = buyer;
  const types = new Set(lines.map(({ licenceType }) => licenceType));
  const useAndEnd = ({ licenceType, renewalMinor, product }: LineOfTerms): string => {
    const use = words(`use.${licenceType}`);
    const named = sideBySide(locale, [product.name, offer(`licence.${licenceType}`)]);
    if (isLifetime(licenceType)) {
      const said = sentences(locale, [use, words(`end.${licenceType}`)]);
      // If all lines have the same licence type, it is said once for all of them.
      return types.size > 1 ? saidOf(locale, named, said) : said;
    }
    const price = formatMoney(renewalMinor, currency, locale);
    const said = sentences(locale, [use, words(`renews.${licenceType}`, { price })]);
    return lines.length > 1 ? saidOf(locale, named, said) : said;
  };
  const obliges = buyer.totalMinor > 0 || lines.some(({ renewalMinor }) => renewalMinor !== null);
  const consents = asksForConsents(buyer.country) ? CONSENTS : [];
  return {
    obliges,
    lead: words(`${!obliges ? 'leadFree' : lines.length > 1 ? 'leadMany' : 'lead'}`),
    items: [...new Set(lines.map(useAndEnd)), words('delivery')],
    consents: consents.map((name) => ({ name, text: words(`consents.${name}`) })),
  };
}

/**
 * Stores the text of the terms, once for all who buy on the same text.
 * @returns its version: equal texts have the same version
 */
export async function keepTerms(tx: Db, { lead, items, consents }: Terms, now: Date): Promise<string> {
  const text = [lead, ...items, ...consents.map((consent) => consent.text)].join('\n');
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  await insertTerms(tx, { version, text, firstUsedAt: now });
  return version;
}
