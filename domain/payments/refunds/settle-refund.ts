import type { Db } from '@spindle/platform/database.ts';
import type { ObservedRefund } from '../provider.ts';
import { updateRefundId, updateRefundState } from './queries.ts';
import type { Refund } from './refund.ts';

/** What has become of a refund: the provider's word on it, or that it says no to making it. */
export type RefundAnswer = Pick<ObservedRefund, 'id' | 'status' | 'failure'> | { no: string };

/**
 * Notes the provider's answer.
 * @returns the refund when that has moved it; undefined when it is still on its way or was known before.
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
