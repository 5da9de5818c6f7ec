import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { findAddress } from '../accounts/find-address.ts';
import type { Licence } from '../licences/licence.ts';
import { queueEvent } from './queue-event.ts';

/** Sends an event about a licence to the vendor's own systems. Called in the transaction that issues or revokes it. */
export async function queueLicenceEvent(
  tx: Db,
  deps: { jobs: Jobs; clock: Clock },
  type: 'licence.issued' | 'licence.revoked',
  licence: Licence,
): Promise<void> {
  await queueEvent(tx, deps, type, async () => ({
    licence_id: licence.id,
    key: licence.key,
    pid: licence.pid,
    product_name: licence.productName,
    licence_type: licence.licenceType,
    seats: licence.seats,
    issued_at: licence.issuedAt.toISOString(),
    works_until: licence.worksUntil?.toISOString() ?? null,
    updates_until: licence.updatesUntil?.toISOString() ?? null,
    email: (await findAddress(tx, licence.memberId))?.email ?? null,
  }));
}
