import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { planRefund } from '@spindle/domain/fulfilment/plan-refund.ts';
import { previewRefund, type RefundPreview } from '@spindle/domain/fulfilment/preview-refund.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { paidFor } from '@spindle/domain/orders/order.ts';
import { leftOfLine } from '@spindle/domain/payments/refunds/refund.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField } from '../forms/DeskForm.tsx';
import { orderPage } from '../pages.ts';
import type { BoughtLabel } from '../product-labels.ts';
import { refundRequest } from './refund-request.ts';

interface RefundProps {
  details: OrderDetails;
  words: DeskWords;
  labelOf: BoughtLabel;
  format(time: Date): string;
  money(amountMinor: number, currency: string): string;
}

/** Asks for the amount, shows what the refund would do, and sends it only after confirmation. */
export async function Refund({
  deps,
  actor,
  asked,
  ...props
}: RefundProps & {
  deps: Shop['deps'];
  actor: Actor;
  asked: Readonly<Record<string, string | undefined>>;
}) {
  const { details, words } = props;
  const { currency } = paidFor(details.order);
  if (!asked.refund) {
    const planned = await planRefund(deps.db, deps, actor, details.order, 'rest');
    // There is nothing that this member of staff could send back, whatever the amount.
    if (!planned.ok && planned.error !== 'over_limit') return null;
  }
  const request = asked.refund ? refundRequest(details, currency, asked) : undefined;
  const previewed = request
    ? await previewRefund(deps, actor, { orderId: details.order.id, request })
    : ({ ok: false, error: 'refund_amount' } as const);
  return (
    <section aria-labelledby="refund">
      <h2 id="refund">{words.refund.title}</h2>
      {asked.refund && !previewed.ok && <p role="alert">{words.problems[previewed.error]}</p>}
      {asked.refund && previewed.ok ? (
        <RefundConfirmation {...props} preview={previewed.preview} />
      ) : (
        <RefundForm {...props} asked={asked} />
      )}
    </section>
  );
}

function RefundForm({
  details: { order, balances },
  words: { refund: said },
  labelOf,
  money,
  asked,
}: RefundProps & { asked: Readonly<Record<string, string | undefined>> }) {
  const { currency } = paidFor(order);
  const lines = order.lines.map((line) => {
    const balance = balances.find(({ lineId }) => lineId === line.id);
    return { ...line, leftMinor: balance ? leftOfLine(balance) : 0 };
  });
  const left = money(
    lines.reduce((sum, { leftMinor }) => sum + leftMinor, 0),
    currency,
  );
  return (
    <form className="desk-form" action={`/admin${orderPage(order.number)}#refund`}>
      <p>{filled(said.about, { left })}</p>
      <input type="hidden" name="refund" value="1" />
      <div className="desk-fields">
        <DeskField name="amount" label={said.amount} value={asked.amount ?? ''} />
        {lines.map(({ position, leftMinor, ...line }) => (
          <DeskField
            key={position}
            name={`line${position}`}
            label={filled(said.ofLine, { product: labelOf(line) })}
            help={filled(said.left, { left: money(leftMinor, currency) })}
            value={asked[`line${position}`] ?? ''}
          />
        ))}
      </div>
      <p className="desk-buttons">
        <button type="submit">{said.show}</button>
      </p>
    </form>
  );
}

/** Sends exactly what was shown: the amounts of the lines stand in the form. */
function RefundConfirmation({
  details: { order },
  words: { refund: said, orderList },
  labelOf,
  format,
  money,
  preview: { amountMinor, currency, lines, leftMinor, carriedMinor, state, licences, ends, limitMinor },
}: RefundProps & { preview: RefundPreview }) {
  const amount = money(amountMinor, currency);
  const left = money(leftMinor, currency);
  return (
    <form className="desk-form" method="post" action="/desk/refund-order">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="key" value={randomUUID()} />
      {lines.map((line) => (
        <input key={line.lineId} type="hidden" name="line" value={`${line.lineId} ${line.amountMinor}`} />
      ))}
      <p>{filled(said.sends, { amount, left, state: orderList.states[state] })}</p>
      {carriedMinor > 0 && <p>{filled(said.carried, { carried: money(carriedMinor, currency) })}</p>}
      {limitMinor !== null && <p>{filled(said.limit, { limit: money(limitMinor, currency) })}</p>}
      {licences.length === 0 ? (
        <p>{said.endsNone}</p>
      ) : (
        <>
          <p>{said.ends}</p>
          <ul>
            {licences.map(({ licence, after }) => (
              <li key={licence.id}>
                {labelOf(licence)}, <span className="desk-key">{licence.key}</span>:{' '}
                {whatBecomes(after, said, format)}
              </li>
            ))}
          </ul>
        </>
      )}
      {ends.map(({ subscriptionId, ...bought }) => (
        <p key={subscriptionId}>{filled(said.endsSubscription, { product: labelOf(bought) })}</p>
      ))}
      <div className="desk-fields">
        <DeskField
          name="reason"
          label={said.reason}
          help={said.reasonHelp}
          value=""
          required
          wide
          maxLength={500}
        />
      </div>
      <p className="desk-buttons">
        <button type="submit">{filled(said.confirm, { amount })}</button>{' '}
        <a href={`/admin${orderPage(order.number)}`}>{said.cancel}</a>
      </p>
    </form>
  );
}

/** What becomes of a licence after a refund, in a few words. */
function whatBecomes(
  { state, worksUntil }: RefundPreview['licences'][number]['after'],
  { becomes }: DeskWords['refund'],
  format: RefundProps['format'],
): string {
  if (state !== 'active') return becomes[state];
  return worksUntil ? filled(becomes.until, { end: format(worksUntil) }) : becomes.endless;
}
