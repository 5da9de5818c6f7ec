import type { Db } from '@spindle/platform/database.ts';
import type { ObservedRefund } from '../provider.ts';
import { updateRefundId, updateRefundState } from './queries.ts';
import type { Refund } from './refund.ts';

/** The provider's answer about a refund: its state, or `no` with the reason why the provider refuses it. */
export type RefundAnswer = Pick<ObservedRefund, 'id' | 'status' | 'failure'> | { no: string };

/**
 * Notes the provider's answer.
 * @returns the refund if this has changed its state; undefined if it is still under way or its state was known.
 */
export async function settleRefund(
  tx: Db,
  id: string,
  answer: RefundAnswer,
  at: Date,
): Promise<Refund | undefined> {
  if ('no' in answer) return updateRefundState(tx, id, 'failed', { settledAt: at, failure: answer.no });
  if (answer.status === 'pending') {
    await updateRefundId(tx, id, answer.id);
    return undefined;
  }
  const { id: providerId, status, failure } = answer;
  return updateRefundState(tx, id, status, { settledAt: at, providerId, failure });
}
