import { sql } from 'drizzle-orm';
import type { Holding } from '../privacy/holding.ts';
import { webhookMessages } from './tables.ts';

/** What the vendor's own systems were told of a member. */
export const webhooksHolds: readonly Holding[] = [
  {
    table: webhookMessages,
    of: ({ emails }) => sql`${webhookMessages.data} ->> 'email' in ${[...emails]}`,
    erasure: { kind: 'delete' },
  },
];
