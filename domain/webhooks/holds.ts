import { sql } from 'drizzle-orm';
import type { Holding } from '../privacy/holding.ts';
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
    of: ({ memberId, emails }) => sql`case
      when exists (select from shop.licences where id = ${licenceId})
        then exists (select from shop.licences where id = ${licenceId} and member_id = ${memberId})
      else ${said('email')} in ${[...emails]} end`,
    erasure: { kind: 'delete' },
  },
];
