import type { Db } from '@spindle/platform/database.ts';
import { updateSandboxChaos } from './queries.ts';
import type { SandboxChaos } from './sandbox-payment.ts';

/** Makes the webhooks of one payment misbehave from now on. */
export async function setSandboxChaos(db: Db, paymentId: string, chaos: SandboxChaos): Promise<void> {
  await updateSandboxChaos(db, paymentId, chaos);
}
