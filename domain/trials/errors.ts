import { accountsErrors } from '../accounts/errors.ts';
import type { ErrorCatalogue } from '../backend-api/envelope.ts';

/** Why a trial does not begin. */
export const trialErrors = {
  /** There is no such product on sale, or it can't be tried. */
  trial_not_offered: { cscode: 21101, status: 422 },
  /** The account or the computer has tried the product line. Answered only after the code has proved the address. */
  trial_used: { cscode: 21102, status: 409 },
  code_wrong: accountsErrors.code_wrong,
  code_spent: accountsErrors.code_spent,
} as const satisfies ErrorCatalogue;
