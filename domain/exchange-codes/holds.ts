import { type Holding, ofLicence, WORKS_ON } from '../privacy/holding.ts';
import { exchangeCodes } from './tables.ts';

/** Codes that a member has redeemed. */
export const exchangeCodesHolds: readonly Holding[] = [
  { table: exchangeCodes, of: ofLicence(exchangeCodes.licenceId), erasure: { kind: 'keep', why: WORKS_ON } },
];
