import type { Actor } from '@spindle/domain/actor.ts';
import { noticeOutage } from '@spindle/platform/database-outage.ts';
import type { Payload } from 'payload';
import { outageText } from './outage-text.ts';
import { staffActor } from './staff-actor.ts';

/** Who asks for something or sends a form; Payload takes those for nobody whom it could not look up, and they are told so instead. */
export async function whoAsks(payload: Pick<Payload, 'auth'>, headers: Headers): Promise<Actor | Response> {
  const { result, sawOutage } = await noticeOutage(() => payload.auth({ headers }));
  const actor = staffActor(result.user);
  return actor.kind !== 'staff' && sawOutage ? outageText(headers) : actor;
}
