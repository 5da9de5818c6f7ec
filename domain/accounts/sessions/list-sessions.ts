import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { SignInWay } from '../tables.ts';
import type { AskingMember } from './asking-member.ts';
import { type AgentDevice, deviceOfAgent } from './device-of-agent.ts';
import { selectSessions } from './queries.ts';

/** A session in the list of places where a member is logged in. */
export interface ListedSession extends AgentDevice {
  id: string;
  /** Whether it is the session that asks. */
  here: boolean;
  way: SignInWay;
  /** ISO 3166 code, if known. */
  country: string | undefined;
  /** The IP address, shown instead of the country if that is unknown. */
  ip: string | undefined;
  begunAt: Date;
  /** To within `SEEN_MINUTES`. */
  seenAt: Date;
}

/** A member's sessions: the asking one first, then by when they were last seen, latest first. */
export async function listSessions(
  { db, clock }: { db: Db; clock: Clock },
  { memberId, sessionId }: Pick<AskingMember, 'memberId' | 'sessionId'>,
): Promise<ListedSession[]> {
  const rows = await selectSessions(db, memberId, clock.now());
  const listed = rows.map((row) => ({
    id: row.id,
    here: row.id === sessionId,
    way: row.way,
    country: row.country ?? undefined,
    ip: row.ipAddress ?? undefined,
    ...deviceOfAgent(row.userAgent ?? ''),
    begunAt: row.createdAt,
    seenAt: row.updatedAt,
  }));
  return listed.sort((one, other) => Number(other.here) - Number(one.here));
}
