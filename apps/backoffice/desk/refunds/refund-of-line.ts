import type { Actor } from '@spindle/domain/actor.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { previewRefund } from '@spindle/domain/fulfilment/preview-refund.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { leftOfLine } from '@spindle/domain/payments/refunds/refund.ts';
import { amountField } from '../forms/money-field.ts';
import { orderPage } from '../pages.ts';

export interface LineRefund {
  amountMinor: number;
  currency: string;
  /** The licence after the refund; undefined if it stays as it is. */
  licence: Licence | undefined;
  /** The page on which this refund is previewed. */
  href: string;
}

/**
 * What it would do to a licence to refund all that is left of one line; undefined if nothing is left, or this member of
 * staff may not refund it.
 */
export async function refundOfLine(
  deps: Shop['deps'],
  actor: Actor,
  {
    orderNumber,
    lineId,
    licenceId,
  }: { orderNumber: string | undefined; lineId: string | undefined; licenceId: string },
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
    licence: licences.find(({ licence }) => licence.id === licenceId)?.after,
    href: `/admin${orderPage(details.order.number)}?${query}#refund`,
  };
}
