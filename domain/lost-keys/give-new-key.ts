import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Actor } from '../actor.ts';
import { replaceKey } from '../licences/replace-key.ts';
import { queueLicenceEvent } from '../webhooks/queue-licence-event.ts';
import { newKeyMail } from './job-kinds.ts';

/**
 * Replaces the key of a licence that has leaked, mails the new one to its owner and sends a webhook. For staff with
 * `licences`.
 */
export async function giveNewKey(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  actor: Actor,
  asked: Parameters<typeof replaceKey>[2],
): ReturnType<typeof replaceKey> {
  return db.transaction(async (tx) => {
    const replaced = await replaceKey({ db: tx, clock }, actor, asked);
    if (replaced.ok) {
      await jobs.send(tx, newKeyMail, { licenceId: replaced.licence.id, requestId: randomUUID() });
      await queueLicenceEvent(tx, { jobs, clock }, 'licence.issued', replaced.licence);
    }
    return replaced;
  });
}
