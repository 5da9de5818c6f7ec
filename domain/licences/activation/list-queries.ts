import type { Db } from '@spindle/platform/database.ts';
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Licence } from '../licence.ts';
import type { SeatsLike } from '../licences-like.ts';
import { byUse, hasPart, isLikeLicence, works } from '../list-queries.ts';
import { licences } from '../tables.ts';
import type { Device } from './device.ts';
import { keepsSeat } from './queries.ts';
import { licenceDevices } from './tables.ts';

interface Which {
  memberId: string;
  like?: SeatsLike | undefined;
  licenceId?: string | undefined;
  now: Date;
}

const takesSeat = and(eq(licenceDevices.licenceId, licences.id), isNull(licenceDevices.releasedAt));

/** Condition: the licence works (a seat can be taken) or has a device (a seat can be freed). */
const hasPlace = ({ memberId, now }: Which): SQL =>
  sql`${licences.memberId} = ${memberId} and (${licenceDevices.id} is not null
    or ${works(now)})`;

const isFound = ({ like, licenceId }: Which): SQL =>
  sql`(${licenceId === undefined ? sql`true` : eq(licences.id, licenceId)}
    and ${like ? sql`(${isLikeLicence(like)} or coalesce(${hasPart(sql`${licenceDevices.name}`, like.device)}, false))` : sql`true`})`;

export async function countSeatPlaces(db: Db, which: Which): Promise<{ total: number; found: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      found: sql<number>`(count(*) filter (where ${isFound(which)}))::int`,
    })
    .from(licences)
    .leftJoin(licenceDevices, takesSeat)
    .where(hasPlace(which));
  return row ?? { total: 0, found: 0 };
}

export async function selectSeatPlaces(
  db: Db,
  { offset, limit, ...which }: Which & { offset: number; limit: number },
): Promise<{ licence: Licence; device: Device | null }[]> {
  return db
    .select({ licence: licences, device: licenceDevices })
    .from(licences)
    .leftJoin(licenceDevices, takesSeat)
    .where(and(hasPlace(which), isFound(which)))
    .orderBy(byUse(which.now), desc(licenceDevices.lastSeenAt), asc(licenceDevices.id))
    .offset(offset)
    .limit(limit);
}

export async function selectTakenSeatsOf(
  db: Db,
  licenceIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (licenceIds.length === 0) return new Map();
  const { licenceId } = licenceDevices;
  const rows = await db
    .select({ licenceId, taken: count() })
    .from(licenceDevices)
    .where(and(inArray(licenceId, [...licenceIds]), keepsSeat(now)))
    .groupBy(licenceId);
  return new Map(rows.map((row) => [row.licenceId, row.taken]));
}
