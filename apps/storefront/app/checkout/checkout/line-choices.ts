import { findEditions } from '@spindle/domain/catalogue/find-editions.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { buildBasketLink, type Wanted } from '@spindle/domain/checkout/build-checkout-link.ts';
import type { Quote, QuotedLine } from '@spindle/domain/checkout/checkout.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { type PriceContext, priceLines } from '@spindle/domain/pricing/price-lines.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES, type LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** One product of the basket, and what could be bought in its place. Links are queries of the checkout. */
export interface LineChoice {
  pid: string;
  product: Pick<Offer, 'slug' | 'name' | 'productLine' | 'system'>;
  /** The product that the link names, if another one has replaced it. */
  replaces: string | undefined;
  licenceType: LicenceType;
  /** Before the coupon. */
  price: string;
  plans: { licenceType: LicenceType; price: string; href: string; chosen: boolean }[];
  systems: { system: Offer['system']; href: string; chosen: boolean }[];
  /** The basket without this product, if it has others. */
  withoutHref: string | undefined;
}

/**
 * What the buyer can change about each line: its licence, its system, and whether it is bought at all.
 * @param context lowers the prices of other licences, without a code
 */
export async function lineChoices(
  db: Db,
  quote: Quote,
  { locale, context }: { locale: Locale; context: PriceContext },
): Promise<readonly [LineChoice, ...LineChoice[]]> {
  const { lines, currency } = quote;
  const basket = lines.map(({ pid, licenceType }): Wanted => ({ pid, licenceType }));
  const pids = new Set(basket.map(({ pid }) => pid));
  const editions = await findEditions(db, [...pids]);
  const replaced = await findOffers(
    db,
    lines.filter(({ pid, requestedPid }) => pid !== requestedPid).map(({ requestedPid }) => requestedPid),
  );
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, locale);
  const linkTo = (changed: readonly Wanted[]) => {
    const good = changed.some(({ pid }) => quote.coupon?.pids.includes(pid));
    return `?${buildBasketLink(changed, { coupon: good ? quote.coupon?.code : undefined })}`;
  };

  const choiceOf = ({ pid, requestedPid, product, licenceType, listMinor }: QuotedLine): LineChoice => {
    const instead = (wanted: Wanted) => linkTo(basket.map((each) => (each.pid === pid ? wanted : each)));
    const old = replaced.find((other) => other.pid === requestedPid);
    const offer = editions.find((edition) => edition.pid === pid);
    return {
      pid,
      product: {
        slug: product.slug,
        name: product.shortName,
        productLine: product.productLine,
        system: product.system,
      },
      replaces: old && namesIn(old, locale).shortName,
      licenceType,
      price: money(listMinor),
      plans: LICENCE_TYPES.flatMap((type) => {
        const listed = offer && listedPrice(offer, type, currency);
        if (listed === undefined) return [];
        return {
          licenceType: type,
          price: money(
            priceLines([{ pid, licenceType: type, listMinor: listed }], currency, context).totalMinor,
          ),
          href: instead({ pid, licenceType: type }),
          chosen: type === licenceType,
        };
      }),
      systems: editions
        .filter(({ slug }) => slug === product.slug)
        .filter((edition) => listedPrice(edition, licenceType, currency) !== undefined)
        // An edition that is already in the basket is not offered in place of another one.
        .filter((edition) => edition.pid === pid || !pids.has(edition.pid))
        .map((edition) => ({
          system: edition.system,
          href: instead({ pid: edition.pid, licenceType }),
          chosen: edition.pid === pid,
        })),
      withoutHref: basket.length > 1 ? linkTo(basket.filter((each) => each.pid !== pid)) : undefined,
    };
  };
  const [first, ...others] = lines;
  return [choiceOf(first), ...others.map(choiceOf)];
}
