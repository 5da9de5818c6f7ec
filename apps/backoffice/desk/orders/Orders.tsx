import { listOrders } from '@spindle/domain/orders/list-orders.ts';
import type { Order } from '@spindle/domain/orders/order.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { risksOfOrders } from '@spindle/domain/risk/risks-of-orders.ts';
import { riskyOrders } from '@spindle/domain/risk/risky-orders.ts';
import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { Frame } from '../../brand/Frame.tsx';
import { shop } from '../../shop.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable, nextPage, writtenFields } from '../DeskTable.tsx';
import { deskWords } from '../desk-words.ts';
import { typedFields } from '../forms/typed-fields.ts';
import { ORDERS_PAGE, orderPage } from '../pages.ts';
import { productChoices } from '../product-choices.ts';
import { boughtLabels } from '../product-labels.ts';
import { OrderFilterForm } from './OrderFilterForm.tsx';
import { orderFilter } from './order-filter.ts';
import { riskSaid } from './risk-said.ts';

/** All orders that match the filters in the query, the newest first. */
export function Orders(view: AdminViewServerProps) {
  const { locale, words, formatIn } = deskWords(view.i18n?.language);
  const said = words.orderList;
  const { after, ...asked } = typedFields(view.searchParams);
  return (
    <Frame view={view} title={said.title}>
      <DeskPage view={view} permission="orders" title={said.title} about={said.about} done={(what) => what}>
        {async () => {
          const { deps } = await shop();
          const timeZone = (await findSeller(deps.db))?.timeZone ?? 'UTC';
          const format = formatIn(timeZone);
          const { risk, ...filter } = orderFilter(asked, timeZone);
          const among = risk === undefined ? undefined : await riskyOrders(deps.db, risk);
          const { orders, next } = await listOrders(
            deps.db,
            { ...filter, among },
            {
              after: z.uuid().safeParse(after).data,
            },
          );
          const labelOf = await boughtLabels(
            deps.db,
            orders.flatMap(({ lines }) => lines),
            locale,
          );
          const risks = await risksOfOrders(deps.db, risk === undefined ? [] : orders.map(({ id }) => id));
          const riskOf = (id: string) => {
            const found = risks.get(id);
            return found && riskSaid(found, words, locale);
          };
          return (
            <>
              <OrderFilterForm
                {...{ words, locale, asked, timeZone }}
                products={await productChoices(deps.db, locale)}
              />
              <DeskTable
                rows={orders}
                none={said.none}
                idOf={({ id }) => id}
                columns={[
                  {
                    label: said.number,
                    cell: ({ number }) => <a href={`/admin${orderPage(number)}`}>{number}</a>,
                  },
                  { label: said.placed, cell: ({ placedAt }) => format(placedAt) },
                  { label: said.buyer, cell: ({ email }) => email || said.erased },
                  { label: said.country, cell: ({ country }) => country },
                  {
                    label: said.products,
                    cell: ({ lines }) => sideBySide(locale, lines.map(labelOf)),
                  },
                  {
                    label: said.total,
                    amount: true,
                    cell: ({ totalMinor, currency }) => formatExactMoney(totalMinor, currency, locale),
                  },
                  { label: said.state, cell: ({ state }) => said.states[state] },
                  ...(risk === undefined ? [] : [{ label: said.risk, cell: ({ id }: Order) => riskOf(id) }]),
                ]}
                next={nextPage(ORDERS_PAGE, next, said.next, writtenFields(asked))}
              />
            </>
          );
        }}
      </DeskPage>
    </Frame>
  );
}
