import { type Holding, ofMember } from '../privacy/holding.ts';
import { trials } from './tables.ts';

/** Which trials a member has had. */
export const trialsHolds: readonly Holding[] = [
  {
    table: trials,
    of: ofMember(trials.memberId),
    erasure: { kind: 'keep', why: 'A device has one trial of a product; its row names nobody any more.' },
  },
];
