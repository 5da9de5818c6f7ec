import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import { previewRefusal } from '@spindle/domain/fulfilment/refuse-order.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import type { Order } from '@spindle/domain/orders/order.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField, DeskForm } from '../forms/DeskForm.tsx';

/** What refusing an order in review would do, and the button that confirms it; nothing if it can't be refused with a refund. */
export async function Refusal({
  deps,
  actor,
  order,
  words,
  money,
}: {
  deps: Shop['deps'];
  actor: Actor;
  order: Pick<Order, 'id' | 'number'>;
  words: DeskWords;
  money(amountMinor: number, currency: string): string;
}) {
  const previewed = await previewRefusal(deps, actor, { orderId: order.id });
  if (!previewed.ok) return null;
  const { amountMinor, currency } = previewed.preview;
  const said = words.orders.refusal;
  const amount = money(amountMinor, currency);
  const hidden = { order: order.id, number: order.number, key: randomUUID(), amount: String(amountMinor) };
  return (
    <DeskForm
      action="/desk/refuse-order"
      id="refuse"
      title={said.title}
      hidden={hidden}
      save={filled(said.confirm, { amount })}
    >
      <ul className="desk-wide">
        {[said.sends, said.licences, said.cancels, said.mail].map((text) => (
          <li key={text}>{filled(text, { amount })}</li>
        ))}
      </ul>
      <DeskField
        name="reason"
        label={words.refund.reason}
        help={words.refund.reasonHelp}
        value=""
        required
        wide
        maxLength={500}
      />
    </DeskForm>
  );
}
