import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { EventHandler, EventSubject } from './provider.ts';
import { selectEvent, updateProcessed, updatePutAside } from './queries.ts';

export interface RouteEventDeps {
  db: Db;
  clock: Clock;
  log: Log;
  /** The handlers that modules have registered for events of this kind. */
  handlersOf(about: EventSubject): readonly EventHandler[];
}

/**
 * Hands a stored event to every module that handles its kind. If there is none, the event is put aside, so that a later version
 * can still handle it.
 */
export async function routeEvent(
  deps: RouteEventDeps,
  { provider, eventId }: { provider: string; eventId: string },
): Promise<void> {
  const event = await selectEvent(deps.db, provider, eventId);
  if (!event) throw new Error(`there is no event ${eventId} of ${provider}`);
  const { about, type } = event;
  const handlers = deps.handlersOf(about);
  if (handlers.length === 0) {
    deps.log.warn({ provider, eventId, about, type }, 'nobody handles this kind of event');
    await updatePutAside(deps.db, provider, eventId, deps.clock.now());
    return;
  }
  for (const handle of handlers) await handle({ provider, eventId });
  await updateProcessed(deps.db, provider, eventId, deps.clock.now());
}
