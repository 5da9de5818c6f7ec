import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limit, Limits } from '@spindle/platform/limits.ts';
import { openTotp } from '../../accounts/two-factor/totp.ts';
import { countRecoveryCodes, isProved, selectTotp } from './queries.ts';

export interface StaffFactorDeps {
  db: Db;
  clock: Clock;
  limits: Limits;
  /** The shop's SECRET. */
  secret: string;
  /** Whether nobody gets in without one (`STAFF_TWO_FACTOR`). */
  staffTwoFactor: 'optional' | 'required';
}

/** A session of the back office that a password has opened. */
export interface StaffSession {
  staffId: string;
  sessionId: string;
}

/** How long a session counts after the factor was given; then it is asked for again, however often the session was renewed. */
export const PROVED_HOURS = 12;

// By member of staff: only who has the password comes here, so nobody else locks them out.
export const STAFF_FACTOR_TRIES: Limit = { name: 'staff-second-factor', points: 10, seconds: 900 };
export const STAFF_FACTOR_TRIES_A_DAY: Limit = {
  name: 'staff-second-factor-day',
  points: 50,
  seconds: 86_400,
};

/** Names of members of the shop are ids of another kind, so a secret of one opens nothing of the other. */
export const ownerOf = (staffId: string) => `staff ${staffId}`;
export const pendingOf = ({ staffId, sessionId }: StaffSession) => `staff ${staffId} session ${sessionId}`;

/** open: this session may do what the role may. code: the factor is wanted. enrol: one has to be set up first. */
export type StaffDoor = 'open' | 'code' | 'enrol';

/**
 * What a session of the back office is good for, whatever opened it. Asked with every request, so it reads little: without a
 * second factor, and where none is required, one row.
 */
export async function staffDoor(
  { db, clock, staffTwoFactor }: Pick<StaffFactorDeps, 'db' | 'clock' | 'staffTwoFactor'>,
  { staffId, sessionId }: StaffSession,
): Promise<StaffDoor> {
  const totp = await selectTotp(db, staffId);
  if (!totp?.confirmedAt) return staffTwoFactor === 'required' ? 'enrol' : 'open';
  const since = new Date(clock.now().getTime() - PROVED_HOURS * 3_600_000);
  return (await isProved(db, { sessionId, staffId, since })) ? 'open' : 'code';
}

/** `secret` in base 32, shown to the session that asked for it until its first code. */
export type StaffFactor =
  | { state: 'off' }
  | { state: 'pending'; secret: string }
  | { state: 'on'; since: Date; recoveryCodes: number };

export async function readStaffFactor(
  { db, secret }: Pick<StaffFactorDeps, 'db' | 'secret'>,
  session: StaffSession,
): Promise<StaffFactor> {
  const totp = await selectTotp(db, session.staffId);
  if (!totp) return { state: 'off' };
  if (totp.confirmedAt) {
    const recoveryCodes = await countRecoveryCodes(db, session.staffId);
    return { state: 'on', since: totp.confirmedAt, recoveryCodes };
  }
  const shown = openPending(secret, totp.sealed, session);
  return shown === undefined ? { state: 'off' } : { state: 'pending', secret: shown };
}

/** Undefined for what another session was shown. */
export function openPending(secret: string, sealed: string, session: StaffSession): string | undefined {
  try {
    return openTotp(secret, sealed, pendingOf(session));
  } catch {
    return undefined;
  }
}
