import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { lockMember } from '../queries.ts';
import { endOpenedSession } from '../sessions/former-session.ts';
import { type AccountBlocked, isClosed, openSession, type SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { takeChallenge } from './queries.ts';
import { endedChallenge, readChallenge } from './want-second-factor.ts';

/** The second step of a log-in, which opens the session. A wrong code leaves the step open for another try. */
export async function giveSecondFactor(
  deps: AccountsDeps,
  { code, sender }: { code: string; sender: Sender },
): Promise<SignedIn | AccountBlocked | { ok: false; error: 'code_wrong' | 'second_factor_ended' } | TooMany> {
  const ended = { ok: false, error: 'second_factor_ended' } as const;
  const challenge = await readChallenge(deps, sender.cookieHeader);
  if (!challenge) return ended;
  const { memberId, way, tokenHash } = challenge;
  const checked = await checkSecondFactor(deps, memberId, code);
  if (!checked.ok) return checked;
  const opened = await openSession(deps, { memberId, way, sender, isSecondGiven: true });
  if (isClosed(opened)) return ended;
  if (!opened.ok) {
    if (opened.error === 'account_blocked') return opened;
    throw new Error('a second factor was asked for twice');
  }
  // Used up only now: whoever signed the member out before the session was there has ended the challenge, too.
  const taken = await deps.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    return takeChallenge(tx, tokenHash);
  });
  if (!taken) {
    await endOpenedSession(deps.db, opened);
    return ended;
  }
  return { ...opened, cookies: [...opened.cookies, endedChallenge(deps)] };
}
