import type { AfterErrorHook } from 'payload';
import { says } from '../staff/says.ts';

/** PostgreSQL's code for a deadlock, in which it ends one of two transactions that wait for each other. */
const DEADLOCK = '40P01';

/** If two people change the same documents at the same moment, answers 409 to the one whose change was ended. */
export const sayConflict: AfterErrorHook = ({ error, req }) => {
  if (!isDeadlock(error)) return;
  return { status: 409, response: { errors: [{ message: says(req)('conflict') }] } };
};

function isDeadlock(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as { code?: unknown }).code === DEADLOCK) return true;
  }
  return false;
}
