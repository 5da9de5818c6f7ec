import type { TooMany } from '../../accounts/consume-limits.ts';
import { consumeLimits } from '../../accounts/consume-limits.ts';
import type { AccountsDeps } from '../../accounts/deps.ts';
import { CODE_BY_IP } from '../../accounts/limits.ts';
import { hashToken } from '../../accounts/passwords/hash-token.ts';
import { checkSecondFactor } from '../../accounts/two-factor/check-second-factor.ts';
import { findDataLink, markProved } from './queries.ts';

/** Takes the second factor of a member who follows a link to their data: a mailbox alone must not open more than at a log-in. */
export async function giveLinkFactor(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret'>,
  { token, code, ip }: { token: string; code: string; ip: string },
): Promise<{ ok: true } | { ok: false; error: 'link_ended' | 'code_wrong' } | TooMany> {
  const { db, clock, limits } = deps;
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const tokenHash = hashToken(token);
  const link = await findDataLink(db, tokenHash, clock.now());
  if (!link) return { ok: false, error: 'link_ended' };
  if (!link.wantsFactor) return { ok: true };
  const checked = await checkSecondFactor(deps, { memberId: link.memberId, code }, (tx) =>
    markProved(tx, tokenHash),
  );
  if (checked.ok || checked.error === 'too_many_requests') return checked;
  // The link may have ended meanwhile.
  return { ok: false, error: checked.error === 'not_opened' ? 'link_ended' : 'code_wrong' };
}
