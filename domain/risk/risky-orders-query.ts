import { type SQL, sql } from 'drizzle-orm';
import { orderRisks } from './tables.ts';

/** The ids of the orders of this score or more, for a list of orders. */
export const riskyOrdersQuery = (score: number): SQL =>
  sql`(select ${orderRisks.orderId} from ${orderRisks} where ${orderRisks.score} >= ${score})`;
