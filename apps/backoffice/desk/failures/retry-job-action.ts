import type { Actor } from '@spindle/domain/actor.ts';
import { retryFailedJob } from '@spindle/domain/failed-jobs/retry-failed-job.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';

const fields = z.object({ job: z.uuid(), kind: z.string().regex(/^[\w.-]{1,100}$/) });

/** The button beside a failed job. */
export async function retryJobAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const { success, data } = fields.safeParse(Object.fromEntries(form));
  if (!success) return { problem: 'not_failed' };
  const retried = await retryFailedJob(deps, actor, { kind: data.kind, id: data.job });
  return retried.ok ? { done: data.kind } : { problem: retried.error };
}
