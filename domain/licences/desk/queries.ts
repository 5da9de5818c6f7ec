import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, exists, gt, lt, type SQL, sql } from 'drizzle-orm';
import { licenceDevices } from '../activation/tables.ts';
import type { Licence, LicenceState } from '../licence.ts';
import { works } from '../list-queries.ts';
import { licenceGrants, licences } from '../tables.ts';
import type { LicenceFilter } from './licence-filter.ts';

/** SQL for `stateAt`: the stored state, except that an active licence whose term is over is expired. */
function isNow(state: LicenceState, now: Date): SQL {
  if (state === 'active') return works(now);
  if (state !== 'expired') return eq(licences.state, state);
  return sql`(${licences.state} = 'expired' or (${licences.state} = 'active' and ${licences.worksUntil} <= ${now}))`;
}

const nameOf = (name: SQL) => sql`lower(${name})`;

/** @param after the id of a licence: only those that come after it in the order asked for are returned. */
export async function selectLicencesFor(
  db: Db,
  { pid, state, licenceType, endsBefore, memberId, orderId, deviceId }: LicenceFilter,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<Licence[]> {
  const soonest = endsBefore !== undefined;
  const at = soonest ? licences.worksUntil : licences.issuedAt;
  const direction = soonest ? asc : desc;
  const last = sql`(select ${sql.identifier(at.name)}, id from ${licences} last where last.id = ${after})`;
  const one = { one: sql`1` };
  const grant = db
    .select(one)
    .from(licenceGrants)
    .where(and(eq(licenceGrants.licenceId, licences.id), eq(licenceGrants.orderId, orderId ?? '')));
  const name = sql`(select ${nameOf(sql`name`)} from ${licenceDevices} named where named.id = ${deviceId})`;
  const device = db
    .select(one)
    .from(licenceDevices)
    .where(
      and(eq(licenceDevices.licenceId, licences.id), sql`${nameOf(sql`${licenceDevices.name}`)} = ${name}`),
    );
  return db
    .select()
    .from(licences)
    .where(
      and(
        pid === undefined ? undefined : eq(licences.pid, pid),
        state && isNow(state, now),
        licenceType && eq(licences.licenceType, licenceType),
        endsBefore && lt(licences.worksUntil, endsBefore),
        // Follows from the conditions above, but without an "or" it lets the index skip licences that have ended.
        endsBefore && state === 'active' ? gt(licences.worksUntil, now) : undefined,
        memberId === undefined ? undefined : eq(licences.memberId, memberId),
        orderId === undefined ? undefined : exists(grant),
        deviceId === undefined ? undefined : exists(device),
        after === undefined
          ? undefined
          : soonest
            ? sql`(${at}, ${licences.id}) > ${last}`
            : sql`(${at}, ${licences.id}) < ${last}`,
      ),
    )
    .orderBy(direction(at), direction(licences.id))
    .limit(limit);
}

/** The computer with this name (in any case) that was seen last. */
export async function selectDeviceNamed(db: Db, name: string): Promise<string | undefined> {
  const [device] = await db
    .select({ id: licenceDevices.id })
    .from(licenceDevices)
    .where(sql`${nameOf(sql`${licenceDevices.name}`)} = lower(${name})`)
    .orderBy(desc(licenceDevices.lastSeenAt))
    .limit(1);
  return device?.id;
}

export async function selectDeviceName(db: Db, id: string): Promise<string | undefined> {
  const [device] = await db
    .select({ name: licenceDevices.name })
    .from(licenceDevices)
    .where(eq(licenceDevices.id, id));
  return device?.name;
}
