import { ORDER_STATES } from '@spindle/domain/orders/order.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { ORDERS_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';

/** What the list of orders shows; it stands in the page's address. */
export function OrderFilterForm({
  words: { orderList: said },
  asked,
  products,
  timeZone,
}: {
  words: DeskWords;
  asked: Readonly<Record<string, string | undefined>>;
  products: ProductChoices;
  /** Whose days are asked for. */
  timeZone: string;
}) {
  const field = (name: 'number' | 'email' | 'country' | 'from' | 'to') => ({
    name,
    label: filled(said[name], { zone: timeZone }),
    value: asked[name] ?? '',
  });
  return (
    <search>
      <form className="desk-form" action={`/admin${ORDERS_PAGE}`}>
        <div className="desk-fields">
          <DeskField {...field('number')} />
          <DeskField {...field('email')} />
          <DeskSelect
            name="state"
            label={said.state}
            value={asked.state ?? ''}
            options={[['', said.any], ...ORDER_STATES.map((state) => [state, said.states[state]] as const)]}
          />
          <ProductSelect
            label={said.pid}
            choose={said.any}
            value={asked.pid ?? ''}
            products={products}
            required={false}
          />
          <DeskField {...field('country')} maxLength={2} />
          <DeskField {...field('from')} type="date" />
          <DeskField {...field('to')} type="date" />
        </div>
        <p className="desk-buttons">
          <button type="submit">{said.show}</button> <a href={`/admin${ORDERS_PAGE}`}>{said.all}</a>
        </p>
      </form>
    </search>
  );
}
