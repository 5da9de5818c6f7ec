import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/**
 * Counters of the rate limits, shared by all storefronts. Unlogged: most calls write one, and none waits for the disk. After a
 * crash of the database all counters start again from zero.
 */
export const rateLimits = shop.table('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: timestamp('expire', { withTimezone: true }),
});
