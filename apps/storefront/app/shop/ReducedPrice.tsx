import { couponOf } from '@spindle/domain/pricing/coupon-of.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import type { ComponentProps } from 'react';
import { usePageState } from '../page-state.ts';
import { Price } from '../ui/Price.tsx';
import { useWords } from '../words.ts';
import type { ShownPrice } from './selling.ts';

type Look = Pick<ComponentProps<typeof Price>, 'mono' | 'className'>;

/**
 * A price. If it is reduced: also the price before, the promotion or coupon, and the lowest price of the 30 days before.
 * If a promotion is only for some visitors, this is everybody's price, and `spindle-price` asks for the visitor's own.
 * @param amount words around the price, such as “from $19.95”
 */
export function ReducedPrice({
  price,
  amount = (text) => text,
  ...look
}: { price: ShownPrice; amount?: (price: string) => string } & Look) {
  const { locale } = usePageState();
  const money = (minor: number) => formatMoney(minor, price.currency, locale);
  const percent = numberFormat(locale, { style: 'percent' });
  const why = price.reductions.map((step) => {
    const name = step.kind === 'coupon' ? step.code : step.name;
    return `${name} (−${percent.format((100 - step.payPercent) / 100)})`;
  });
  const everybodys = (
    <Sums
      {...look}
      amount={amount(money(price.totalMinor))}
      was={price.discountMinor > 0 ? money(price.listMinor) : undefined}
      why={why.join(', ')}
      lowest={price.lowestMinor !== undefined ? money(price.lowestMinor) : undefined}
      inEuros={price.currency === 'EUR'}
    />
  );
  if (!price.forSome) return everybodys;
  return (
    <spindle-price
      data-pid={price.pid}
      data-licence={price.licenceType}
      data-total={price.totalMinor}
      data-coupon={couponOf(price) ?? ''}
      data-names={JSON.stringify(price.forSome)}
    >
      {everybodys}
      {/* The element fills in the values in braces. */}
      <template>
        <Sums
          {...look}
          amount={amount('{total}')}
          was="{list}"
          why="{why}"
          lowest="{lowest}"
          inEuros={price.currency === 'EUR'}
        />
      </template>
    </spindle-price>
  );
}

/**
 * The lowest price before the reduction is required in the EU: it is shown to all who pay in euros, and to others if
 * `spindle-lowest` finds them there.
 */
function Sums({
  was,
  why,
  lowest,
  inEuros,
  ...shown
}: {
  amount: string;
  was: string | undefined;
  why: string;
  lowest: string | undefined;
  inEuros: boolean;
} & Look) {
  const words = useWords('shop');
  return (
    <>
      <Price {...shown} was={was} wasLabel={words('product.before')} />
      {why && <span className="block text-small font-normal text-muted">{why}</span>}
      {lowest !== undefined && (
        <spindle-lowest hidden={!inEuros}>
          <span className="block text-small font-normal text-muted">
            {words('product.lowest', { amount: lowest })}
          </span>
        </spindle-lowest>
      )}
    </>
  );
}
