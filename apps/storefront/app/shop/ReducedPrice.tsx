import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import { usePageState } from '../page-state.ts';
import { Price } from '../ui/Price.tsx';
import { useWords } from '../words.ts';
import type { ShownPrice } from './selling.ts';

/**
 * A price; where it is reduced, what it was before, by which promotion, and the lowest price of the 30 days before,
 * which has to be said in the EU: to everybody who pays in euros, to others where `spindle-lowest` finds them there.
 * @param amount in place of the price alone, such as “from $19.95”
 */
export function ReducedPrice({
  price,
  amount,
  ...look
}: {
  price: ShownPrice;
  amount?: string;
  mono?: boolean;
  className?: string;
}) {
  const { locale } = usePageState();
  const words = useWords('shop');
  const money = (minor: number) => formatMoney(minor, price.currency, locale);
  const percent = numberFormat(locale, { style: 'percent' });
  const promoted = price.reductions.flatMap((step) =>
    step.kind === 'promotion' ? [`${step.name} (−${percent.format((100 - step.payPercent) / 100)})`] : [],
  );
  return (
    <>
      <Price
        {...look}
        amount={amount ?? money(price.totalMinor)}
        was={price.discountMinor > 0 ? money(price.listMinor) : undefined}
        wasLabel={words('product.before')}
      />
      {promoted.length > 0 && (
        <span className="block text-small font-normal text-muted">{promoted.join(', ')}</span>
      )}
      {price.lowestMinor !== undefined && (
        <spindle-lowest hidden={price.currency !== 'EUR'}>
          <span className="block text-small font-normal text-muted">
            {words('product.lowest', { amount: money(price.lowestMinor) })}
          </span>
        </spindle-lowest>
      )}
    </>
  );
}
