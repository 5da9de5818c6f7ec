import type { Actor } from '@spindle/domain/actor.ts';
import { noticeOutage } from '@spindle/platform/database-outage.ts';
import type { Payload } from 'payload';
import { outageText } from './outage-text.ts';
import { staffActor } from './staff-actor.ts';

/**
 * Who sent a request. During an outage Payload says that nobody is logged in; then this returns an answer that names the
 * outage.
 */
export async function whoAsks(payload: Pick<Payload, 'auth'>, headers: Headers): Promise<Actor | Response> {
  const { result, sawOutage } = await noticeOutage(() => payload.auth({ headers }));
  const actor = staffActor(result.user);
  return actor.kind !== 'staff' && sawOutage ? outageText(headers) : actor;
}
