import { type SQL, sql } from 'drizzle-orm';
import { type Holding, ofAddress, type Subject } from '../privacy/holding.ts';
import { webhookMessages } from './tables.ts';

const said = (name: string) => sql`${webhookMessages.data} ->> ${name}::text`;
const licenceId = sql`(${said('licence_id')})::uuid`;
const subscriptionId = sql`(${said('subscription_id')})::uuid`;

/**
 * Messages about a member that were sent to the vendor's own systems. A message about a subscription belongs to the member who
 * pays for it, whose address it contains: the licence may be a gift to somebody else. Another message about a licence belongs to
 * the licence's member, whatever address it contains. A message without either belongs to the member who had its address when it
 * was sent.
 */
export const ofMessage = (subject: Subject): SQL => sql`case
  when exists (select from shop.subscriptions where id = ${subscriptionId})
    then exists (select from shop.subscriptions where id = ${subscriptionId} and member_id = ${subject.memberId})
  when exists (select from shop.licences where id = ${licenceId})
    then exists (select from shop.licences where id = ${licenceId} and member_id = ${subject.memberId})
  else ${ofAddress(said('email'), webhookMessages.at)(subject)} end`;

export const webhooksHolds: readonly Holding[] = [
  {
    table: webhookMessages,
    of: ofMessage,
    erasure: { kind: 'delete' },
  },
];
