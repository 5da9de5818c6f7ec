import { SUBSCRIPTION_STATES } from '@spindle/domain/subscriptions/subscription.ts';
import type { DeskWords } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { SUBSCRIPTIONS_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';

/** The filters of the list of subscriptions; they stand in the page's query. */
export function SubscriptionFilterForm({
  words: { subscriptionList: said, orderList },
  asked,
  products,
}: {
  words: DeskWords;
  asked: Readonly<Record<string, string | undefined>>;
  products: ProductChoices;
}) {
  return (
    <search>
      <form className="desk-form" action={`/admin${SUBSCRIPTIONS_PAGE}`}>
        <div className="desk-fields">
          <DeskSelect
            name="state"
            label={orderList.state}
            value={asked.state ?? ''}
            options={[
              ['', orderList.any],
              ...SUBSCRIPTION_STATES.map((state) => [state, said.states[state]] as const),
            ]}
          />
          <ProductSelect
            label={orderList.pid}
            choose={orderList.any}
            value={asked.pid ?? ''}
            products={products}
            required={false}
          />
          <DeskField
            name="days"
            label={said.days}
            help={said.daysHelp}
            type="number"
            min={0}
            max={9999}
            value={asked.days ?? ''}
          />
          <DeskField name="email" label={said.member} value={asked.email ?? ''} />
        </div>
        <p className="desk-buttons">
          <button type="submit">{orderList.show}</button>{' '}
          <a href={`/admin${SUBSCRIPTIONS_PAGE}`}>{orderList.all}</a>
        </p>
      </form>
    </search>
  );
}
