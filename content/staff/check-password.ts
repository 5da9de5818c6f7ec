import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import type { StaffLogIn } from './log-in-guard.ts';

const SETS_ONE = /^(?:create|update|resetPassword)$/;

/** Before a password of staff is set, by whichever call: Payload itself asks for three characters. */
export function checkPassword({ passwordProblem }: StaffLogIn): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (req.payloadAPI !== 'REST' || !SETS_ONE.test(operation)) return args;
    const { password } = (args as { data?: { password?: unknown } | null }).data ?? {};
    // An account is saved without one in most cases; where one is needed, Payload says so.
    if (password === undefined || password === null || password === '') return args;
    if (typeof password !== 'string') throw refusal(req, 'A password is a text.');
    const problem = await passwordProblem(password);
    if (problem) throw refusal(req, problem);
    return args;
  };
}

/** Beside its field in the form. */
const refusal = (req: PayloadRequest, message: string) =>
  new ValidationError({ collection: 'staff', errors: [{ path: 'password', message }] }, req.t);
