import { unlessHeld } from '../address/held-address.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { type PasswordProblem, passwordProblem } from '../passwords/password.ts';
import { setPassword } from '../passwords/queries.ts';
import { insertMember } from '../queries.ts';
import { isClosed, type NotLetIn, openSession, type SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { takePendingRegistration } from './queries.ts';
import { type CodeSpent, type RegistrationTry, tryRegistrationCode } from './try-registration-code.ts';

export type CompleteRegistrationDeps = Pick<
  AccountsDeps,
  'db' | 'clock' | 'auth' | 'limits' | 'jobs' | 'secret' | 'cookies' | 'sites'
>;

/** Third step: the code once more, and a password. Creates the member and logs them in. */
export async function completeRegistration(
  deps: CompleteRegistrationDeps,
  input: Omit<RegistrationTry, 'ip'> & { password: string; sender: Sender },
): Promise<SignedIn | NotLetIn | { ok: false; error: 'code_wrong' | PasswordProblem } | CodeSpent | TooMany> {
  const { db, clock } = deps;
  const { email, password, sender } = input;
  const problem = await passwordProblem(password, { sites: deps.sites, email });
  if (problem) return { ok: false, error: problem };
  const tried = await tryRegistrationCode(deps, { ...input, ip: sender.ip });
  if (!tried.ok) return tried;

  const hash = await hashPassword(password);
  const memberId = await db.transaction(async (tx) => {
    // Only the request that deletes the row may go on, so that a code makes one member however many requests carry it.
    const pending = await takePendingRegistration(tx, tried.registrationId);
    if (!pending) return undefined;
    const { locale } = pending;
    const at = () => clock.now();
    const created = await unlessHeld(tx, clock, { email }, (inner) =>
      insertMember(inner, { email, locale, emailVerified: true, at }),
    );
    if (created) await setPassword(tx, created, hash);
    return created;
  });
  if (!memberId) return { ok: false, error: 'code_wrong' };
  const opened = await openSession(deps, { memberId, way: 'registration', sender, isUntold: true });
  return isClosed(opened) ? { ok: false, error: 'code_wrong' } : opened;
}
