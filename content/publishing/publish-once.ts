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

/** In a save's context: what an editor had scheduled, which writes nothing that was not there. */
export const SCHEDULED = { isScheduled: true };

/**
 * What is scheduled is published, or withdrawn, and noted as done in one transaction. Payload notes it afterwards: a back
 * office that dies in between would do it a second time at its next start, with what an editor has written meanwhile.
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
      // Who changed their mind just now has deleted it; another back office may have done it.
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

/** Payload, whose changes of documents are part of a transaction. */
function withinOne(payload: Payload, req: PayloadRequest): Payload {
  const update = (options: Parameters<Payload['update']>[0]) => payload.update({ ...options, req } as never);
  const updateGlobal = (options: Parameters<Payload['updateGlobal']>[0]) =>
    payload.updateGlobal({ ...options, req });
  return Object.create(payload, { update: { value: update }, updateGlobal: { value: updateGlobal } });
}
