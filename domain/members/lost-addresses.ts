import type { ErasurePart } from '../privacy/holding.ts';
import { selectHoldersOfLost, selectMerges } from './queries.ts';

/** The addresses of accounts that were merged into a member's. */
export const lostAddresses: Pick<ErasurePart, 'addresses' | 'holders'> = {
  addresses: async (tx, memberId) => (await selectMerges(tx, memberId)).map(({ lostEmail }) => lostEmail),
  holders: selectHoldersOfLost,
};
