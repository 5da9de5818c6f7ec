import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { isLifetime, type LicenceType } from '@spindle/platform/licence-types.ts';
import { useLinks } from '../page-state.ts';
import { AmazonLink } from '../shop/AmazonLink.tsx';
import { DISC_LINES, readsDiscs } from '../shop/disc-lines.ts';
import { ReducedPrice } from '../shop/ReducedPrice.tsx';
import { couponFor, priceOf, type Selling } from '../shop/selling.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Disc } from '../ui/Disc.tsx';
import { Unit } from '../ui/Unit.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { useWords } from '../words.ts';
import type { BlockOf } from './block-props.ts';

/** Computers a licence may be used on (spec §9, licence types). */
export function seatsOf(licenceType: LicenceType): number {
  return licenceType === 'Lifetime+5PC' ? 5 : 1;
}

/** The label of one edition: a row a licence. A licence without a price is not offered. */
export function PlanTable({
  product,
  plans,
  selling,
}: {
  product: ProductRef;
  plans: BlockOf<'blocks.plans'>['plans'];
  selling: Selling;
}) {
  const words = useWords('shop');
  const offer = useWords('offer');
  const sold = plans.flatMap((plan) => {
    const price = priceOf(selling, product.pid, plan.licenceType);
    return price ? [{ ...plan, price }] : [];
  });
  const { wavelength } = DISC_LINES[product.productLine];
  return (
    <div className="plan-label">
      <div className="plan-label-head">
        <Disc line={product.productLine} size="xs" />
        <span className="label">{product.shortName}</span>
        <span className="label">{offer(`system.${product.system}`)}</span>
        {readsDiscs(product) && (
          <span className="label ml-auto hidden md:block">
            {wavelength} <Unit>nm</Unit>
          </span>
        )}
      </div>
      {sold.length === 0 ? (
        <p className="px-5 py-8 text-muted">{words('product.notSold')}</p>
      ) : (
        <table>
          <caption className="visually-hidden">
            {words('product.prices', { name: `${product.shortName}, ${offer(`system.${product.system}`)}` })}
          </caption>
          <thead>
            <tr className="label">
              <th scope="col">{words('licence.label')}</th>
              <th scope="col">{words('licence.works')}</th>
              <th scope="col">{words('licence.computers')}</th>
              <th scope="col">{words('product.price')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sold.map((plan) => (
              <PlanRow key={plan.licenceType} plan={plan} product={product} selling={selling} />
            ))}
          </tbody>
        </table>
      )}
      {product.amazon && (
        <p className="plan-label-foot">
          <AmazonLink href={product.amazon} />
        </p>
      )}
    </div>
  );
}

function PlanRow({
  plan,
  product,
  selling,
}: {
  plan: BlockOf<'blocks.plans'>['plans'][number] & { price: NonNullable<ReturnType<typeof priceOf>> };
  product: ProductRef;
  selling: Selling;
}) {
  const links = useLinks();
  const words = useWords('shop');
  const offer = useWords('offer');
  const { licenceType, price } = plan;
  return (
    <tr data-licence={licenceType}>
      <th scope="row">
        <span className="sub-title block">{plan.title}</span>
        <span className="mt-1.5 block max-w-[26rem] text-balance font-normal text-muted">
          {unbroken(plan.text)}
        </span>
      </th>
      <td data-label={words('licence.works')}>
        {isLifetime(licenceType) ? words('licence.noEnd') : offer(`licence.${licenceType}`)}
        {!isLifetime(licenceType) && (
          <span className="block text-small text-muted">{words('licence.renews')}</span>
        )}
      </td>
      <td className="plan-seats" data-label={words('licence.computers')}>
        {offer('licence.seats', { count: seatsOf(licenceType) })}
      </td>
      <td className="plan-price" data-label={words('product.price')}>
        <ReducedPrice mono className="text-row" price={price} />
        <span className="block text-small text-muted">{words(`licence.term.${licenceType}`)}</span>
      </td>
      <td className="plan-buy">
        <ButtonLink
          href={links.checkout({
            pid: product.pid,
            licenceType,
            coupon: couponFor(selling, product.pid, licenceType)?.code,
            discount: selling.discount,
          })}
          look={licenceType === 'LFT' ? 'line' : 'outline'}
          data-track="buy_click"
          data-pid={product.pid}
          aria-label={words('licence.buyAs', { name: product.shortName, licence: plan.title })}
        >
          {words('product.buy')}
        </ButtonLink>
      </td>
    </tr>
  );
}
