import type { Db } from '@spindle/platform/database.ts';
import { announcePurge } from '@spindle/platform/purge.ts';
import type { PayRatioKey } from './pay-ratio.ts';

/** Surrogate key of everything that was read from the weights. */
export const PAY_RATIOS_TAG = 'pay-ratios';

/** Has it read again once the transaction is committed. */
export function announcePayRatios(tx: Db): Promise<void> {
  return announcePurge(tx, [PAY_RATIOS_TAG]);
}

export const auditSubject = ({ country, currency, kind, method }: PayRatioKey) => ({
  kind: 'pay_ratio' as const,
  id: [country, currency, kind, method].join(' '),
});
