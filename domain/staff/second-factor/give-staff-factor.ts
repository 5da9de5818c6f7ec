import { consumeLimits, type TooMany } from '../../accounts/consume-limits.ts';
import { hashRecoveryCode } from '../../accounts/two-factor/recovery-code.ts';
import { openTotp, stepOfCode } from '../../accounts/two-factor/totp.ts';
import {
  deleteProvedBefore,
  insertProved,
  lockFactor,
  selectTotp,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';
import {
  ownerOf,
  PROVED_HOURS,
  STAFF_FACTOR_TRIES,
  STAFF_FACTOR_TRIES_A_DAY,
  type StaffFactorDeps,
  type StaffSession,
} from './staff-factor.ts';

/**
 * Lets a session of the back office in with a code of the app or a recovery code. The code is used up; of two simultaneous
 * uses one counts. Wrong codes are counted by member of staff.
 */
export async function giveStaffFactor(
  deps: StaffFactorDeps,
  { staffId, sessionId }: StaffSession,
  code: string,
): Promise<{ ok: true } | { ok: false; error: 'code_wrong' } | TooMany> {
  const { db, clock } = deps;
  const checked = await checkStaffFactor(deps, staffId, code);
  if (!checked.ok) return checked;
  const provedAt = clock.now();
  return db.transaction(async (tx) => {
    await lockFactor(tx, staffId);
    // A colleague may have ended the second factor meanwhile.
    if (!(await selectTotp(tx, staffId))?.confirmedAt) return { ok: false, error: 'code_wrong' };
    await deleteProvedBefore(tx, staffId, new Date(provedAt.getTime() - PROVED_HOURS * 3_600_000));
    await insertProved(tx, { sessionId, staffId, provedAt });
    return { ok: true };
  });
}

/** Is this an unused code of the app, or an unused recovery code? If so it is used up. */
export async function checkStaffFactor(
  { db, clock, limits, secret }: StaffFactorDeps,
  staffId: string,
  code: string,
): Promise<{ ok: true } | { ok: false; error: 'code_wrong' } | TooMany> {
  const who = { account: ownerOf(staffId) };
  const counted = [STAFF_FACTOR_TRIES, STAFF_FACTOR_TRIES_A_DAY];
  const limited = await consumeLimits(
    limits,
    counted.map((limit) => [limit, who] as const),
  );
  if (limited) return limited;
  const totp = await selectTotp(db, staffId);
  if (!totp?.confirmedAt) return { ok: false, error: 'code_wrong' };
  const step = stepOfCode(openTotp(secret, totp.sealed, ownerOf(staffId)), code, clock.now());
  const isRight =
    (step !== undefined && (await takeStep(db, staffId, step))) ||
    (await takeRecoveryCode(db, staffId, hashRecoveryCode(secret, ownerOf(staffId), code)));
  if (!isRight) return { ok: false, error: 'code_wrong' };
  // Right codes are no guesses.
  for (const limit of counted) await limits.giveBack(limit, who, 1);
  return { ok: true };
}
