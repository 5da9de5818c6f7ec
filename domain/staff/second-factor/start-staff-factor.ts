import { newTotpSecret, sealTotp } from '../../accounts/two-factor/totp.ts';
import { keepPending, lockFactor, selectTotp } from './queries.ts';
import { openPending, pendingOf, type StaffFactorDeps, type StaffSession } from './staff-factor.ts';

/** Creates a secret, which has no effect before its first code; while this session sets it up, asking again keeps it. */
export async function startStaffFactor(
  { db, secret }: Pick<StaffFactorDeps, 'db' | 'secret'>,
  session: StaffSession,
): Promise<{ ok: true } | { ok: false; error: 'factor_on' }> {
  const { staffId } = session;
  return db.transaction(async (tx) => {
    await lockFactor(tx, staffId);
    const totp = await selectTotp(tx, staffId);
    if (totp?.confirmedAt) return { ok: false, error: 'factor_on' };
    if (totp && openPending(secret, totp.sealed, session) !== undefined) return { ok: true };
    await keepPending(tx, { staffId, sealed: sealTotp(secret, newTotpSecret(), pendingOf(session)) });
    return { ok: true };
  });
}
