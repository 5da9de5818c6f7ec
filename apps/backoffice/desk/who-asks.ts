import type { Actor } from '@spindle/domain/actor.ts';
import { DatabaseOutage, isDatabaseOutage, noticeOutage } from '@spindle/platform/database-outage.ts';
import type { Payload } from 'payload';
import { outageText } from './outage-text.ts';
import { staffActor } from './staff-actor.ts';

/**
 * Who sent a request. Payload takes a database that does not answer for nobody being logged in.
 * @throws DatabaseOutage in that case
 */
export async function whoIsKnown(payload: Pick<Payload, 'auth'>, headers: Headers): Promise<Actor> {
  const { result, sawOutage } = await noticeOutage(() => payload.auth({ headers }));
  const actor = staffActor(result.user);
  if (actor.kind !== 'staff' && sawOutage) throw new DatabaseOutage('who is logged in was asked');
  return actor;
}

/** Who sent a request; during an outage an answer that names it. */
export async function whoAsks(payload: Pick<Payload, 'auth'>, headers: Headers): Promise<Actor | Response> {
  try {
    return await whoIsKnown(payload, headers);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    return outageText(headers);
  }
}
