import { accountsErrors } from '../accounts/errors.ts';
import type { ErrorCatalogue } from '../backend-api/envelope.ts';

/** Why a trial does not begin. */
export const trialErrors = {
  /** The product can't be tried, or there is none. */
  trial_not_offered: { cscode: 21101, status: 422 },
  /** This account or this computer has tried the product line. Said only to who has proven the address. */
  trial_used: { cscode: 21102, status: 409 },
  code_wrong: accountsErrors.code_wrong,
  code_spent: accountsErrors.code_spent,
} as const satisfies ErrorCatalogue;
