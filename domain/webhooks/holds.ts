import { sql } from 'drizzle-orm';
import { type Holding, ofAddress } from '../privacy/holding.ts';
import { webhookMessages } from './tables.ts';

const said = (name: string) => sql`${webhookMessages.data} ->> ${name}::text`;
const licenceId = sql`(${said('licence_id')})::uuid`;

/**
 * What the vendor's own systems were told of a member: of licences that are theirs, whatever address they had by then. Of what
 * names an address alone, that with theirs; a key that went out with it to somebody who had it before is not theirs.
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
