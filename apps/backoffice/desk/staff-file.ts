import type { Actor } from '@spindle/domain/actor.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Payload } from 'payload';
import { outageText } from './outage-text.ts';
import { whoAsks } from './who-asks.ts';

/** A file for staff. `make` decides whether this member of staff may have it. */
export async function staffFile(
  payload: Pick<Payload, 'auth'>,
  { headers, url }: Request,
  make: (actor: Actor, url: URL) => Promise<Response>,
): Promise<Response> {
  const actor = await whoAsks(payload, headers);
  if (actor instanceof Response) return actor;
  try {
    return await make(actor, new URL(url));
  } catch (error) {
    if (isDatabaseOutage(error)) return outageText(headers);
    throw error;
  }
}
