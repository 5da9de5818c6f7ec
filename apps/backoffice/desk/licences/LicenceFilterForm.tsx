import { ISSUED_TYPES, LICENCE_STATES } from '@spindle/domain/licences/licence.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { LICENCES_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';

/** Filters that stay while the list is narrowed further: whose licences were looked for. */
const OF = ['member', 'order', 'device'] as const;

/** The filters of the list of licences; they stand in the page's query. */
export function LicenceFilterForm({
  words: { licence: said, order, orderList, licences },
  asked,
  products,
  timeZone,
}: {
  words: DeskWords;
  asked: Readonly<Record<string, string | undefined>>;
  products: ProductChoices;
  /** The time zone of the days. */
  timeZone: string;
}) {
  return (
    <search>
      <form className="desk-form" action={`/admin${LICENCES_PAGE}`}>
        {OF.map((name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />)}
        <div className="desk-fields">
          <ProductSelect
            label={orderList.pid}
            choose={orderList.any}
            value={asked.pid ?? ''}
            products={products}
            required={false}
          />
          <DeskSelect
            name="type"
            label={order.licence}
            value={asked.type ?? ''}
            options={[['', orderList.any], ...ISSUED_TYPES.map((type) => [type, licences[type]] as const)]}
          />
          <DeskSelect
            name="state"
            label={orderList.state}
            value={asked.state ?? ''}
            options={[
              ['', orderList.any],
              ...LICENCE_STATES.map((state) => [state, order.licenceStates[state]] as const),
            ]}
          />
          <DeskField
            name="ends"
            label={filled(said.endsBefore, { zone: timeZone })}
            type="date"
            value={asked.ends ?? ''}
          />
        </div>
        <p className="desk-buttons">
          <button type="submit">{orderList.show}</button>{' '}
          <a href={`/admin${LICENCES_PAGE}`}>{orderList.all}</a>
        </p>
      </form>
    </search>
  );
}
