import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import DataLoader from 'dataloader';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Licence } from '../licence.ts';
import { possibleKeys } from '../licence-key.ts';
import { exactFirst, hasKey } from '../queries.ts';
import { licences } from '../tables.ts';
import { type Device, staleBefore } from './device.ts';
import { licenceDevices } from './tables.ts';

/** Locks the licence: others who want a seat of it wait until the transaction ends. */
export async function lockLicenceByKey(tx: Db, typed: string): Promise<Licence | undefined> {
  const [row] = await tx
    .select()
    .from(licences)
    .where(hasKey(typed))
    .orderBy(exactFirst(typed))
    .limit(1)
    .for('update');
  return row;
}

/** All devices of a licence, including released ones, in order of activation. */
export async function selectDevices(db: Db, licenceId: string): Promise<Device[]> {
  return db
    .select()
    .from(licenceDevices)
    .where(eq(licenceDevices.licenceId, licenceId))
    .orderBy(asc(licenceDevices.activatedAt), asc(licenceDevices.id));
}

export async function selectActiveDevices(db: Db, licenceId: string): Promise<Device[]> {
  return activeDevices(db, licenceId);
}

/** The devices that use a seat, locked so that no heartbeat adds a pid meanwhile: heartbeats do not lock the licence. */
export async function lockSeats(tx: Db, licenceId: string): Promise<Device[]> {
  return activeDevices(tx, licenceId).for('update');
}

const activeDevices = (db: Db, licenceId: string) =>
  db
    .select()
    .from(licenceDevices)
    .where(and(eq(licenceDevices.licenceId, licenceId), isNull(licenceDevices.releasedAt)))
    .orderBy(asc(licenceDevices.lastSeenAt), asc(licenceDevices.id));

const activeDevicesOf = builtOnce((db) =>
  db
    .select()
    .from(licenceDevices)
    .where(
      and(
        sql`${licenceDevices.licenceId} = any(${sql.placeholder('licenceIds')}::uuid[])`,
        isNull(licenceDevices.releasedAt),
      ),
    )
    .prepare(''),
);

export async function selectActiveDevicesOf(db: Db, licenceIds: readonly string[]): Promise<Device[]> {
  return licenceIds.length === 0 ? [] : activeDevicesOf(db).execute({ licenceIds });
}

/** Locks licences in the order of their ids, to avoid deadlocks. */
export async function lockLicences(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id } = licences;
  await tx
    .select({ id })
    .from(licences)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('update');
}

export async function insertDevices(tx: Db, devices: readonly Device[]): Promise<void> {
  if (devices.length > 0) await tx.insert(licenceDevices).values([...devices]);
}

/** The device that was activated first, released or not. */
export async function selectFirstDevice(db: Db, licenceId: string): Promise<Device | undefined> {
  const [row] = await db
    .select()
    .from(licenceDevices)
    .where(eq(licenceDevices.licenceId, licenceId))
    .orderBy(asc(licenceDevices.activatedAt), asc(licenceDevices.id))
    .limit(1);
  return row;
}

/** Whether a new computer would find its seat taken: it is not released, and not stale (`isStale`). */
export const keepsSeat = (now: Date): SQL | undefined =>
  and(
    isNull(licenceDevices.releasedAt),
    or(
      gt(licenceDevices.lastSeenAt, staleBefore(now)),
      sql`${licenceDevices.offlineFile} is not null and ${licenceDevices.offlineUntil} is null`,
    ),
  );

const ofMember = (memberId: string) =>
  and(eq(licences.id, licenceDevices.licenceId), eq(licences.memberId, memberId));

/** The devices that use a seat of a member's licences, the last seen first. */
export async function selectDevicesOfMember(db: Db, memberId: string): Promise<Device[]> {
  return db
    .select(getTableColumns(licenceDevices))
    .from(licenceDevices)
    .innerJoin(licences, ofMember(memberId))
    .where(isNull(licenceDevices.releasedAt))
    .orderBy(desc(licenceDevices.lastSeenAt), asc(licenceDevices.id));
}

/** How many licences a member has, and how many seats those have that work now, in all and taken. */
export async function countSeatsOfMember(
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ licences: number; seats: number; taken: number }> {
  const works = sql`(${licences.state} = 'active' and (${licences.worksUntil} is null or ${licences.worksUntil} > ${now}))`;
  const used = sql`(select count(*) from ${licenceDevices} where ${licenceDevices.licenceId} = ${licences.id}
    and ${keepsSeat(now)})`;
  const [row] = await db
    .select({
      licences: sql<number>`count(*)::int`,
      seats: sql<number>`coalesce(sum(${licences.seats}) filter (where ${works}), 0)::int`,
      taken: sql<number>`coalesce(sum(${used}) filter (where ${works}), 0)::int`,
    })
    .from(licences)
    .where(eq(licences.memberId, memberId));
  return row ?? { licences: 0, seats: 0, taken: 0 };
}

export async function selectTakenSeats(db: Db, memberId: string, now: Date): Promise<Map<string, number>> {
  const { licenceId } = licenceDevices;
  const rows = await db
    .select({ licenceId, taken: sql<number>`count(*)::int` })
    .from(licenceDevices)
    .innerJoin(licences, ofMember(memberId))
    .where(keepsSeat(now))
    .groupBy(licenceId);
  return new Map(rows.map((row) => [row.licenceId, row.taken]));
}

/** Gives a released device its seat back. The caller has locked the licence. */
export async function updateTakenAgain(tx: Db, id: string): Promise<void> {
  await tx.update(licenceDevices).set({ releasedAt: null }).where(eq(licenceDevices.id, id));
}

/** A device that uses or used a seat of one of a member's licences, with the key of that licence. */
export async function selectDeviceOfMember(
  db: Db,
  { memberId, deviceId }: { memberId: string; deviceId: string },
): Promise<(Device & { releasedAt: Date | null; key: string }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(licenceDevices), key: licences.key })
    .from(licenceDevices)
    .innerJoin(licences, ofMember(memberId))
    .where(eq(licenceDevices.id, deviceId));
  return row;
}

interface Asked {
  key: string;
  fingerprint: string;
}
interface Found {
  licence: Licence;
  device: Device | null;
}

/** A licence and the device that asks, if that uses a seat. */
export async function selectActivation(
  db: Db,
  typed: string,
  fingerprint: string,
): Promise<Found | undefined> {
  const activations = activationsOf(db);
  for (const key of possibleKeys(typed)) {
    const found = await activations.load({ key, fingerprint });
    if (found) return found;
  }
  return undefined;
}

/**
 * Batches the look-ups of one turn of the event loop into one query: with thousands of requests per second, one query each would
 * take longer than everything else.
 */
const activationsOf = builtOnce((db) => {
  const keys = sql.placeholder('keys');
  const fingerprints = sql.placeholder('fingerprints');
  const prepared = db
    .select({ licence: licences, device: licenceDevices, number: sql<number>`asked.number::int` })
    .from(licences)
    .innerJoin(
      sql`unnest(${keys}::text[], ${fingerprints}::text[]) with ordinality as asked (key, fingerprint, number)`,
      sql`asked.key = ${licences.key}`,
    )
    .leftJoin(
      licenceDevices,
      and(
        eq(licenceDevices.licenceId, licences.id),
        sql`${licenceDevices.fingerprint} = asked.fingerprint`,
        isNull(licenceDevices.releasedAt),
      ),
    )
    .prepare('');
  return new DataLoader<Asked, Found | undefined>(
    async (asked) => {
      const rows = await prepared.execute({
        keys: asked.map(({ key }) => key),
        fingerprints: asked.map((each) => each.fingerprint),
      });
      const found = new Map(rows.map((row) => [row.number, row]));
      return asked.map((_, index) => found.get(index + 1));
    },
    { cache: false, maxBatchSize: 200, batchScheduleFn: setImmediate },
  );
});

/** The device that uses a seat and whose newest licence file is this one. */
export async function selectDeviceOfFile(db: Db, file: string): Promise<Device | undefined> {
  const [row] = await db
    .select()
    .from(licenceDevices)
    .where(and(eq(licenceDevices.offlineFile, file), isNull(licenceDevices.releasedAt)));
  return row;
}

export async function updateOffline(
  tx: Db,
  id: string,
  held: Pick<Device, 'offlineFile' | 'offlineKey' | 'offlineUntil'>,
): Promise<void> {
  await tx.update(licenceDevices).set(held).where(eq(licenceDevices.id, id));
}

export async function insertDevice(tx: Db, device: Device): Promise<void> {
  await tx.insert(licenceDevices).values(device);
}

/** @param before updates it only if it was last seen before then, so that frequent heartbeats don't write each time. */
export async function updateLastSeen(
  db: Db,
  id: string,
  lastSeenAt: Date,
  { before = lastSeenAt }: { before?: Date } = {},
): Promise<void> {
  await db
    .update(licenceDevices)
    .set({ lastSeenAt })
    .where(and(eq(licenceDevices.id, id), lt(licenceDevices.lastSeenAt, before)));
}

/** Sets the pids of the programs that use the seat. */
export async function updatePids(db: Db, id: string, pids: string[]): Promise<void> {
  await db.update(licenceDevices).set({ pids }).where(eq(licenceDevices.id, id));
}

/** Adds pids of programs that use the seat, without losing concurrent changes. */
export async function addPids(db: Db, id: string, pids: readonly string[]): Promise<void> {
  const { pids: noted } = licenceDevices;
  await db
    .update(licenceDevices)
    .set({ pids: sql`array(select distinct unnest(${noted} || ${sql.param(pids)}::text[]) order by 1)` })
    .where(eq(licenceDevices.id, id));
}

/** @returns whether it was using its seat until now. */
export async function updateReleased(
  db: Db,
  device: Pick<Device, 'id' | 'licenceId'>,
  releasedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(licenceDevices)
    .set({ releasedAt })
    .where(
      and(
        eq(licenceDevices.id, device.id),
        eq(licenceDevices.licenceId, device.licenceId),
        isNull(licenceDevices.releasedAt),
      ),
    )
    .returning({ id: licenceDevices.id });
  return rows.length > 0;
}
