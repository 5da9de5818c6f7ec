import { createHash } from 'node:crypto';
import { translator } from '@spindle/i18n/messages.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { asksForConsents, CONSENTS, type Consent } from './consents.ts';
import { insertTerms } from './queries.ts';

/** What stands beside the button that binds, as sentences in the buyer's language. */
export interface Terms {
  lead: string;
  items: string[];
  /** To be consented to one by one; none where the law doesn't ask. */
  consents: { name: Consent; text: string }[];
}

/** The terms of a basket: of each kind of licence in it, of delivery, and what the law of the country asks. */
export function termsOf(buyer: {
  lines: readonly { licenceType: LicenceType }[];
  locale: Locale;
  country: string | undefined;
}): Terms {
  const words = translator(buyer.locale, 'checkout');
  const offer = translator(buyer.locale, 'offer');
  const types = [...new Set(buyer.lines.map(({ licenceType }) => licenceType))];
  const consents = asksForConsents(buyer.country) ? CONSENTS : [];
  return {
    lead: words(buyer.lines.length > 1 ? 'buy.terms.leadMany' : 'buy.terms.lead'),
    items: [
      ...types.map((type) => {
        const said = `${words(`buy.terms.use.${type}`)} ${words(`buy.terms.end.${type}`)}`;
        return types.length > 1 ? `${offer(`licence.${type}`)}: ${said}` : said;
      }),
      words('buy.terms.delivery'),
    ],
    consents: consents.map((name) => ({ name, text: words(`buy.consents.${name}`) })),
  };
}

/**
 * Keeps the text that somebody buys on, once for all who buy on the same.
 * @returns its version: equal texts have the same
 */
export async function keepTerms(tx: Db, { lead, items, consents }: Terms, now: Date): Promise<string> {
  const text = [lead, ...items, ...consents.map((consent) => consent.text)].join('\n');
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  await insertTerms(tx, { version, text, firstUsedAt: now });
  return version;
}
