import type { ListedPrice } from '@spindle/domain/pricing/list-prices.ts';

/** A price as a page shows it to everybody. */
export interface EverybodysPrice {
  pid: string;
  licenceType: string;
  /** Minor units. */
  totalMinor: number;
}

/** The visitor's own price among those answered, if it is lower; otherwise nothing changes on the page. */
export function ownPrice(
  prices: readonly ListedPrice[],
  { pid, licenceType, totalMinor }: EverybodysPrice,
): ListedPrice | undefined {
  return prices.find(
    (price) => price.pid === pid && price.licence_type === licenceType && price.total_minor < totalMinor,
  );
}

/**
 * The values for the braces in a template's texts.
 * @param names of promotions, in the page's language
 */
export function priceTexts(
  price: ListedPrice,
  names: Readonly<Record<string, string>>,
  locale: string,
): Record<string, string> {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const why = price.reasons.map(({ kind, key, name, percent_off }) => {
    const named = (kind === 'promotion' && names[key]) || name;
    return `${named} (−${percent.format(percent_off / 100)})`;
  });
  return {
    total: price.total,
    list: price.list,
    why: why.join(', '),
    lowest: price.lowest_30_days ?? '',
  };
}
