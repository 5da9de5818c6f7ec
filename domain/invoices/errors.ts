import { commonErrors, type ErrorCatalogue } from '../backend-api/envelope.ts';

/** Why a document can't be fetched. */
export const invoiceErrors = {
  not_found: commonErrors.not_found,
  link_expired: { cscode: 20120, status: 403 },
  unavailable: commonErrors.unavailable,
} as const satisfies ErrorCatalogue;
