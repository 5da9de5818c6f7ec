import { eq } from 'drizzle-orm';
import { fulfilOrder } from '../../fulfilment/fulfil-order.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { payments } from '../../payments/tables.ts';
import { orderTaxes } from '../../tax/tables.ts';
import { placeBasket } from './basket.ts';
import type { Commerce } from './commerce.ts';

/** A basket (see basket.ts) with the given tax that was paid at the sandbox and has issued its three licences. */
export async function paidBasket(
  { deps, db, provider }: Pick<Commerce, 'deps' | 'db' | 'provider'>,
  tax?: Omit<typeof orderTaxes.$inferInsert, 'orderId'>,
) {
  const { order, payment } = await placeBasket(db, { orderedAt: deps.clock.now() });
  if (tax) await db.insert(orderTaxes).values({ ...tax, orderId: order.id });
  const { amountMinor, currency } = payment;
  const made = await provider.createPayment({
    ...{ idempotencyKey: payment.id, reference: payment.id, amountMinor, currency },
    ...{ description: 'DVD Ripper', email: order.email, locale: order.locale },
    ...{ returnUrl: 'http://shop.test/thankyou', cancelUrl: 'http://shop.test/checkout' },
    ends: new Date(deps.clock.now().getTime() + 3_600_000),
  });
  await db.update(sandboxPayments).set({ state: 'succeeded' }).where(eq(sandboxPayments.id, made.paymentId));
  await db.update(payments).set({ providerId: made.paymentId }).where(eq(payments.id, payment.id));
  await fulfilOrder(deps, {
    paymentId: payment.id,
    observed: { status: 'succeeded', amountMinor, currency },
  });
  const [first, second] = order.lines;
  if (!second) throw new Error('the basket has two lines');
  return { orderId: order.id, paymentId: payment.id, sandboxId: made.paymentId, first, second };
}
