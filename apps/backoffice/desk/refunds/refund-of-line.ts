import type { Actor } from '@spindle/domain/actor.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { previewRefund } from '@spindle/domain/fulfilment/preview-refund.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { leftOfLine } from '@spindle/domain/payments/refunds/refund.ts';
import { amountField } from '../forms/money-field.ts';
import { orderPage } from '../pages.ts';

export interface LineRefund {
  amountMinor: number;
  currency: string;
  /** The licence has been granted something else, too. */
  goesOn: boolean;
  /** Where it is asked for. */
  href: string;
}

/** What sending back all that is left of one line would do; undefined where nothing is left, or not for this member of staff. */
export async function refundOfLine(
  deps: Pick<Shop['deps'], 'db' | 'clock' | 'providers'>,
  actor: Actor,
  { orderNumber, lineId }: { orderNumber: string | undefined; lineId: string | undefined },
): Promise<LineRefund | undefined> {
  const details = orderNumber === undefined ? undefined : await orderDetails(deps, orderNumber);
  const line = details?.order.lines.find(({ id }) => id === lineId);
  const balance = details?.balances.find((one) => one.lineId === lineId);
  if (!details || !line || !balance) return undefined;
  const asked = { lineId: line.id, amountMinor: leftOfLine(balance) };
  const previewed = await previewRefund(deps, actor, {
    orderId: details.order.id,
    request: { lines: [asked] },
  });
  if (!previewed.ok) return undefined;
  const { amountMinor, currency, licences } = previewed.preview;
  const query = new URLSearchParams({
    ...{ refund: '1', [`line${line.position}`]: amountField(amountMinor, currency) },
  });
  return {
    ...{ amountMinor, currency },
    goesOn: licences.every(({ goesOn }) => goesOn),
    href: `/admin${orderPage(details.order.number)}?${query}#refund`,
  };
}
