import { z } from 'zod';
import { foreignId, given, moment, text } from './field.ts';
import { amount, currency } from './money.ts';

/** A product in an order that was paid in the other system. */
export const orderLine = z
  .object({
    /** Needed only if an order has several lines; otherwise it is the order's number. */
    id: foreignId.optional(),
    /** The number of the order, as the customer knows it. */
    order: text(80),
    customer: foreignId,
    placed: moment,
    pid: given.optional(),
    /** The product's name at that time; required without a `pid`. */
    product: text(200).optional(),
    quantity: given
      .regex(/^[1-9]\d{0,4}$/, 'is no number from 1 on')
      .transform(Number)
      .default(1),
    currency,
    total: given,
    refunded: given.default('0'),
  })
  .transform(({ id, total, refunded, ...line }, context) => {
    const totalMinor = amount(total, line.currency);
    const refundedMinor = amount(refunded, line.currency);
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const NONE = `is no amount in ${line.currency}, such as 1234.50`;
    if (totalMinor === undefined) say('total', NONE);
    if (refundedMinor === undefined) say('refunded', NONE);
    if ((refundedMinor ?? 0) > (totalMinor ?? 0)) say('refunded', 'is more than total');
    if (line.pid === undefined && line.product === undefined)
      say('product', 'is missing, and there is no pid either');
    const amounts = { totalMinor: totalMinor ?? 0, refundedMinor: refundedMinor ?? 0 };
    return { ...line, id: id ?? line.order, ...amounts };
  });

export type OrderLine = z.infer<typeof orderLine>;
