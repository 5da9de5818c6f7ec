import { lockOrder } from '../orders/lock-order.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import { disputesOfOrder } from '../payments/disputes/disputes-of-order.ts';
import { disputesWithResting } from '../payments/disputes/disputes-with-resting.ts';
import { noteSuspended } from '../payments/disputes/note-suspended.ts';
import type { FulfilDeps } from './deps.ts';
import { wakeLicences } from './wake-licences.ts';
import { worksOnlyByOrder } from './works-only-by-order.ts';

type WakeDeps = Pick<FulfilDeps, 'db' | 'clock'>;

/**
 * Resumes licences that an open dispute has suspended if another grant of theirs has begun since, for example an exchange code
 * that follows the disputed month. From then on the dispute does not affect them any more.
 */
export async function wakeRestingLicences(deps: WakeDeps): Promise<void> {
  for (const dispute of await disputesWithResting(deps.db)) await wake(deps, dispute);
}

async function wake(deps: WakeDeps, { id, orderId }: Dispute): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const dispute = (await disputesOfOrder(tx, orderId)).find((one) => one.id === id);
    if (!order || dispute?.state !== 'open') return;
    const ofOrderAlone = await worksOnlyByOrder({ ...deps, db: tx }, order);
    const [resting, waking] = [
      dispute.suspendedLicences.filter((licenceId) => ofOrderAlone.includes(licenceId)),
      dispute.suspendedLicences.filter((licenceId) => !ofOrderAlone.includes(licenceId)),
    ];
    if (waking.length === 0) return;
    await noteSuspended(tx, id, resting);
    await wakeLicences({ ...deps, db: tx }, waking);
  });
}
