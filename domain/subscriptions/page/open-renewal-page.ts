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

/** Where a renewal is paid by its member, because the bank asks: the page that the mail leads to. */
export function renewalPage(sites: Sites, locale: Parameters<typeof mailLink>[1], orderId: string): string {
  return mailLink(sites, locale, '/pay-renewal', { order: orderId });
}

/**
 * On to the provider's page, where the bank asks its customer, or another card pays and is kept.
 * @param viewerId of the member who is logged in, if anybody is: who only has the link may be anybody.
 * @returns where to go: there, or back to the page that says what is the case.
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
