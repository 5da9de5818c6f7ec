import { type SQL, sql } from 'drizzle-orm';
import { payments } from './tables.ts';

/** SQL for the id of the payment that paid an order, as `paidPaymentOfOrder` finds it. @param orderId SQL for the order's id */
export const paidPaymentQuery = (orderId: SQL): SQL => sql`(
  select id from ${payments} where order_id = ${orderId} and state = 'succeeded'
  order by surplus_at is not null, settled_at, created_at, id limit 1
)`;
