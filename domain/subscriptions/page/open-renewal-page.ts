import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { openOrderPage } from '../../fulfilment/open-order-page.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { findOrder } from '../../orders/find-order.ts';
import type { RenewDeps } from '../deps.ts';
import { selectPeriodsOfLine } from '../periods/queries.ts';
import { cardOfPeriod } from '../renewal/card-of-period.ts';
import { subscriptionsOfLines } from '../subscriptions-of-lines.ts';
import { viewRenewal } from './view-renewal.ts';

/** URL of the page where a member pays a renewal themselves, to which the mail leads when the bank asks for confirmation. */
export function renewalPage(sites: Sites, locale: Parameters<typeof mailLink>[1], orderId: string): string {
  return mailLink(sites, locale, '/pay-renewal', { order: orderId });
}

/**
 * Opens the provider's page, where the bank asks for confirmation, or another card pays and is stored.
 * @param viewerId id of the member who is logged in, if any: the link alone does not prove who opens it.
 * @returns where to redirect to: the provider's page, or back to our page, which shows the state of the payment.
 */
export async function openRenewalPage(
  deps: RenewDeps & { sites: Sites },
  { orderId, viewerId }: { orderId: string; viewerId?: string | undefined },
): Promise<{ ok: true; redirectUrl: string } | { ok: false; error: 'not_found' | 'payment_unavailable' }> {
  const renewal = await viewRenewal(deps, { orderId });
  const order = renewal && (await findOrder(deps.db, orderId));
  if (!order) return { ok: false, error: 'not_found' };
  const here = renewalPage(deps.sites, order.locale, orderId);
  const page = { orderId, description: renewal.productName, returnUrl: here, cancelUrl: here };
  const [{ id: lineId }] = order.lines;
  const [subscription] = await subscriptionsOfLines(deps.db, [lineId]);
  const [period] = await selectPeriodsOfLine(deps.db, lineId);
  const keepFor = {
    byMember: viewerId !== undefined && viewerId === order.memberId,
    guestOrderId: subscription && period ? cardOfPeriod(subscription, period).guestOrderId : null,
  };
  try {
    const opened = await openOrderPage(deps, { ...page, ...keepFor });
    return { ok: true, redirectUrl: opened.ok ? opened.redirectUrl : here };
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.error({ err: error, order: order.number }, 'the page of a renewal was not made');
    return { ok: false, error: 'payment_unavailable' };
  }
}
