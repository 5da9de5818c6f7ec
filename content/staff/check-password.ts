import { APIError, type CollectionBeforeOperationHook } from 'payload';
import type { StaffLogIn } from './log-in-guard.ts';
import { localeOfRequest, says } from './says.ts';

const SETS_ONE = /^(?:create|update|resetPassword)$/;

/** Before a password of staff is set, by any call: Payload itself only requires three characters. */
export function checkPassword({ passwordProblem }: StaffLogIn): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (req.payloadAPI !== 'REST' || !SETS_ONE.test(operation)) return args;
    const { password, email } =
      (args as { data?: { password?: unknown; email?: unknown } | null }).data ?? {};
    // Most saves of an account have no password; where one is required, Payload says so.
    if (password === undefined || password === null || password === '') return args;
    if (typeof password !== 'string') throw refusal(says(req)('staff.password_text'));
    const problem = await passwordProblem(
      password,
      localeOfRequest(req),
      // An account's form also sends its address.
      typeof email === 'string' ? email : undefined,
    );
    if (problem) throw refusal(problem);
    return args;
  };
}

/**
 * Not bound to a field: when a password is refused, the account's page hides the password fields, and their messages with them.
 */
const refusal = (message: string) => new APIError(message, 400);
