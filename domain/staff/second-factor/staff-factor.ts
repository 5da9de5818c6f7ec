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
  /** Whether a second factor is required to get in (`STAFF_TWO_FACTOR`). */
  staffTwoFactor: 'optional' | 'required';
}

/** A session of the back office, opened with a password. */
export interface StaffSession {
  staffId: string;
  sessionId: string;
}

/**
 * How long a session stays open after the factor was given; then it is asked for again, however often the session was renewed.
 */
export const PROVED_HOURS = 12;

// Counted by member of staff: only somebody with the password gets here, so nobody else can lock them out.
export const STAFF_FACTOR_TRIES: Limit = { name: 'staff-second-factor', points: 10, seconds: 900 };
export const STAFF_FACTOR_TRIES_A_DAY: Limit = {
  name: 'staff-second-factor-day',
  points: 50,
  seconds: 86_400,
};

/** The prefix keeps staff ids apart from members' ids, so that a secret of one kind can't be opened as the other. */
export const ownerOf = (staffId: string) => `staff ${staffId}`;
export const pendingOf = ({ staffId, sessionId }: StaffSession) => `staff ${staffId} session ${sessionId}`;

/** open: this session may do what the role may. code: the factor has to be given. enrol: one has to be set up first. */
export type StaffDoor = 'open' | 'code' | 'enrol';

/**
 * What a session of the back office may be used for, whatever opened it. Asked for every request, so it reads little: one row
 * where there is no second factor and none is required.
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

/** `secret` in base32, shown until the first code, only to the session that asked for it. */
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

/** Undefined for a secret that was shown to another session. */
export function openPending(secret: string, sealed: string, session: StaffSession): string | undefined {
  try {
    return openTotp(secret, sealed, pendingOf(session));
  } catch {
    return undefined;
  }
}
