import { sql } from 'drizzle-orm';
import { type Holding, ofAddress } from '../privacy/holding.ts';
import { webhookMessages } from './tables.ts';

const said = (name: string) => sql`${webhookMessages.data} ->> ${name}::text`;
const licenceId = sql`(${said('licence_id')})::uuid`;

/**
 * Messages about a member that were sent to the vendor's own systems. A message about a licence belongs to the licence's member,
 * whatever address it contains. A message without an existing licence belongs to the member who had its address when it was sent.
 */
export const webhooksHolds: readonly Holding[] = [
  {
    table: webhookMessages,
    of: (subject) => sql`case
      when exists (select from shop.licences where id = ${licenceId})
        then exists (select from shop.licences where id = ${licenceId} and member_id = ${subject.memberId})
      else ${ofAddress(said('email'), webhookMessages.at)(subject)} end`,
    erasure: { kind: 'delete' },
  },
];
