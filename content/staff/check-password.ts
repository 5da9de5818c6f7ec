import { APIError, type CollectionBeforeOperationHook } from 'payload';
import type { StaffLogIn } from './log-in-guard.ts';
import { localeOfRequest, says } from './says.ts';

const SETS_ONE = /^(?:create|update|resetPassword)$/;

/** Before a password of staff is set, by whichever call: Payload itself asks for three characters. */
export function checkPassword({ passwordProblem }: StaffLogIn): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (req.payloadAPI !== 'REST' || !SETS_ONE.test(operation)) return args;
    const { password, email } =
      (args as { data?: { password?: unknown; email?: unknown } | null }).data ?? {};
    // An account is saved without one in most cases; where one is needed, Payload says so.
    if (password === undefined || password === null || password === '') return args;
    if (typeof password !== 'string') throw refusal(says(req)('staff.password_text'));
    const problem = await passwordProblem(
      password,
      localeOfRequest(req),
      // An account's form sends its address along.
      typeof email === 'string' ? email : undefined,
    );
    if (problem) throw refusal(problem);
    return args;
  };
}

/** Of no field: the account's page folds those of the password up when it is refused, and their words with them. */
const refusal = (message: string) => new APIError(message, 400);
