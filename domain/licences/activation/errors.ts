import type { ErrorCatalogue } from '../../backend-api/envelope.ts';

/** Why a program may not run with a key. */
export const activationErrors = {
  licence_unknown: { cscode: 20601, status: 404 },
  licence_expired: { cscode: 20602, status: 403 },
  licence_suspended: { cscode: 20603, status: 403 },
  licence_revoked: { cscode: 20604, status: 403 },
  licence_seats_taken: { cscode: 20605, status: 409 },
  device_unknown: { cscode: 20606, status: 404 },
  /** The device keeps working by its licence file: only its signed release, or staff, frees its seat. */
  device_offline: { cscode: 20608, status: 409 },
  /** Not a request or release of a machine without a network, or it was altered on the way. */
  offline_text_invalid: { cscode: 20609, status: 422 },
  /** A trial works only on the computer that began it. */
  trial_other_device: { cscode: 20607, status: 403 },
  /** The licence covers none of the pids that the program has sent. */
  licence_other_product: { cscode: 20610, status: 403 },
} as const satisfies ErrorCatalogue;

export type ActivationError = keyof typeof activationErrors;
