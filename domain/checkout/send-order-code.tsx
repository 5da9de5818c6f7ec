import { translator } from '@spindle/i18n/messages.ts';
import { STEPPED_MINUTES, stepOf } from '@spindle/platform/mailed-code.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { isOwnerInDoubt } from '../accounts/denial/owner-in-doubt.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import type { orderCodeMail } from './job-kinds.ts';
import { OrderCodeMail } from './mails/OrderCodeMail.tsx';
import { orderCode } from './order-code.ts';
import { selectCheckout } from './queries.ts';
import type { OrderMailDeps } from './send-order-mail.tsx';

/** Mails the code that opens an order again, to its buyer. */
export async function sendOrderCode(
  deps: Pick<OrderMailDeps, 'db' | 'clock' | 'sites' | 'accessKey' | 'mailer' | 'from'>,
  { checkoutId, step = stepOf(deps.clock.now()), requestId }: Parameters<typeof orderCodeMail.key>[0],
): Promise<void> {
  const checkout = await selectCheckout(deps.db, checkoutId);
  const order = checkout && (await findOrder(deps.db, checkout.orderId));
  // A buyer who was erased in the meantime has no address.
  if (!order?.email) return;
  if (order.memberId !== null && (await isOwnerInDoubt(deps.db, order.memberId))) return;
  const { locale, number: orderNumber } = order;
  const code = orderCode(deps.accessKey, checkoutId, step);
  await sendOnce(deps, { kind: 'order-code', id: requestId }, async () => {
    const shop = mailShop(deps.sites, locale);
    const bodies = await renderMail(
      <OrderCodeMail {...{ locale, shop, code, orderNumber }} minutes={STEPPED_MINUTES} />,
    );
    const subject = translator(locale, 'mail')('orderCode.subject', { code, shop: shop.name });
    return { ...bodies, to: await addressOfBuyer(deps.db, order), from: deps.from, subject };
  });
}
