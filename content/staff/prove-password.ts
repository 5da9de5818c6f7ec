import { countGuess, forgetGuesses } from '@spindle/platform/password-guesses.ts';
import type { PayloadRequest } from 'payload';
import { guessOf, STAFF_GUESSES, type StaffLogIn } from './log-in-guard.ts';
import { hasPassword } from './payload-hash.ts';

type Proof =
  | { ok: true }
  | { ok: false; error: 'password_wrong' }
  | { ok: false; error: 'too_many_requests'; retryAfter: number };

/**
 * Whether the user who is logged in knows the account's password: for a change of who may enter, an unattended desk is
 * not enough. A wrong password counts as a guess at the log-in.
 * @param req the request with the current transaction, if there is one
 */
export async function provePassword(
  program: Pick<StaffLogIn, 'limits' | 'devices' | 'ipOf'>,
  { payload, headers, req }: Pick<PayloadRequest, 'payload' | 'headers'> & { req?: PayloadRequest },
  { staffId, password }: { staffId: string | number; password: unknown },
): Promise<Proof> {
  const wrong = { ok: false, error: 'password_wrong' } as const;
  if (typeof password !== 'string' || password === '') return wrong;
  const where = { id: { equals: staffId } };
  const asked = { collection: 'staff', where, ...(req && { req }) };
  const account = (await payload.db.findOne(asked)) as Record<string, unknown> | null;
  if (!account) return wrong;
  const guess = guessOf(program, headers, String(account.email));
  const counted = await countGuess(program.limits, STAFF_GUESSES, guess);
  if (!counted.ok) return { ok: false, error: 'too_many_requests', retryAfter: counted.retryAfter };
  if (!(await hasPassword(account, password))) return wrong;
  await forgetGuesses(program.limits, STAFF_GUESSES, guess);
  return { ok: true };
}
