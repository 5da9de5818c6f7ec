import { consumeLimits, type TooMany } from '../../accounts/consume-limits.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../accounts/two-factor/recovery-code.ts';
import { sealTotp, stepOfCode } from '../../accounts/two-factor/totp.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { confirmTotp, insertProved, insertRecoveryCodes, lockFactor, selectTotp } from './queries.ts';
import { openPending, ownerOf, STAFF_FACTOR_TRIES, type StaffFactorDeps } from './staff-factor.ts';

/**
 * Turns the second factor on with the first code of the app, lets this session in, and returns the recovery codes, which are
 * shown once.
 */
export async function confirmStaffFactor(
  { db, clock, limits, secret }: StaffFactorDeps,
  actor: Extract<Actor, { kind: 'staff' }>,
  { sessionId, code }: { sessionId: string; code: string },
): Promise<{ ok: true; recoveryCodes: string[] } | { ok: false; error: 'code_wrong' } | TooMany> {
  const { staffId } = actor;
  const who = { account: ownerOf(staffId) };
  const limited = await consumeLimits(limits, [[STAFF_FACTOR_TRIES, who]]);
  if (limited) return limited;
  const at = clock.now();
  const wrong = { ok: false, error: 'code_wrong' } as const;
  const confirmed = await db.transaction(async (tx) => {
    await lockFactor(tx, staffId);
    const pending = await selectTotp(tx, staffId);
    const totp =
      pending && !pending.confirmedAt
        ? openPending(secret, pending.sealed, { staffId, sessionId })
        : undefined;
    const step = totp === undefined ? undefined : stepOfCode(totp, code, at);
    if (totp === undefined || step === undefined) return wrong;
    const sealed = sealTotp(secret, totp, ownerOf(staffId));
    if (!(await confirmTotp(tx, { staffId, sealed, at, step }))) return wrong;
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((shown) => hashRecoveryCode(secret, ownerOf(staffId), shown));
    await insertRecoveryCodes(tx, staffId, hashes);
    await insertProved(tx, { sessionId, staffId, provedAt: at });
    await writeAudit(tx, actor, {
      action: 'staff.begin_second_factor',
      subject: { kind: 'staff', id: staffId },
      before: { secondFactor: false },
      after: { secondFactor: true },
      at,
    });
    return { ok: true, recoveryCodes } as const;
  });
  // Only after the transaction: this takes another connection, and all others may be held by requests that wait for the same
  // lock.
  if (confirmed.ok) await limits.giveBack(STAFF_FACTOR_TRIES, who, 1);
  return confirmed;
}
