import type { AfterErrorHook } from 'payload';
import { says } from '../staff/says.ts';

/** PostgreSQL's code where two wait for each other, and it ends one of them. */
const DEADLOCK = '40P01';

/** Two who change the same documents at the same moment: 409 for the one whose change was ended. */
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
