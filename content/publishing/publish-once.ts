import { sql } from 'drizzle-orm';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { transactionOf } from './transaction-of.ts';

/** In the context of a save: marks a scheduled publication, which writes nothing new. */
export const SCHEDULED = { isScheduled: true };

/**
 * Publishes or withdraws what is scheduled, and marks the job as done in the same transaction. Payload marks it
 * afterwards: a back office that dies in between would do it again at its next start, with what an editor has written in
 * the meantime.
 */
export function publishOnce(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (typeof task?.handler !== 'function')
    throw new Error('Payload publishes in another way than was known here.');
  const publish = task.handler;
  task.handler = async (args) => {
    const { payload } = args.req;
    const req = await createLocalReq({ context: { ...SCHEDULED } }, payload);
    await initTransaction(req);
    try {
      const tx = await transactionOf(req);
      // The job is gone if an editor has just cancelled it, and completed if another back office has done it.
      const { rowCount } = await tx.execute(
        sql`select from cms.payload_jobs where id = ${args.job.id} and completed_at is null for update`,
      );
      const done = rowCount
        ? await publish({ ...args, req: { ...args.req, payload: withinOne(payload, req) } })
        : { output: {} };
      await tx.execute(sql`update cms.payload_jobs set completed_at = now() where id = ${args.job.id}`);
      await commitTransaction(req);
      return done;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  };
  return config;
}

/** Payload, with changes to documents made part of a transaction. */
function withinOne(payload: Payload, req: PayloadRequest): Payload {
  const update = (options: Parameters<Payload['update']>[0]) => payload.update({ ...options, req } as never);
  const updateGlobal = (options: Parameters<Payload['updateGlobal']>[0]) =>
    payload.updateGlobal({ ...options, req });
  return Object.create(payload, { update: { value: update }, updateGlobal: { value: updateGlobal } });
}
