import { randomUUID } from 'node:crypto';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import { eq } from 'drizzle-orm';
import { placeOrder } from '../../orders/place-order.ts';
import { preparePayment } from '../../payments/prepare-payment.ts';
import { payments } from '../../payments/tables.ts';
import { insertCheckout } from '../queries.ts';

/** Places an order of two lines, one of them for two licences, whose payment page is open. */
export async function placeBasket(db: Db, { orderedAt }: { orderedAt: Date }) {
  const { order } = await placeOrder(db, randomUUID(), {
    ...{ email: 'kei@example.test', memberId: null, locale: 'en', country: 'US', currency: 'USD' },
    couponCode: null,
    placedAt: orderedAt,
    lines: [
      {
        ...{ pid: '643', productName: 'DVD Ripper', licenceType: 'LFT', quantity: 2 },
        ...{ listMinor: 9990, discountMinor: 999, totalMinor: 8991 },
      },
      {
        ...{ pid: '646', productName: 'Blu-ray Ripper', licenceType: '1Y', quantity: 1 },
        ...{ listMinor: 2995, discountMinor: 0, totalMinor: 2995 },
      },
    ],
  });
  await insertCheckout(db, { id: randomCrockford(26), orderId: order.id, createdAt: orderedAt });
  const prepared = await preparePayment(db, {
    orderId: order.id,
    provider: 'sandbox',
    amountMinor: order.totalMinor,
    currency: order.currency,
    createdAt: orderedAt,
  });
  const opened = { state: 'open', providerId: `sbx_${randomCrockford(26)}` } as const;
  await db.update(payments).set(opened).where(eq(payments.id, prepared.id));
  return { order, payment: { ...prepared, ...opened } };
}
