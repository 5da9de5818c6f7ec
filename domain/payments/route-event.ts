import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import { finishEvent } from './finish-event.ts';
import type { EventHandler, EventSubject } from './provider.ts';

export interface RouteEventDeps {
  db: Db;
  clock: Clock;
  log: Log;
  /** What the modules have handed in for events of this kind. */
  handlersOf(about: EventSubject): readonly EventHandler[];
}

/** Hands a stored event to every module that cares for its kind. */
export async function routeEvent(
  deps: RouteEventDeps,
  event: { provider: string; eventId: string },
): Promise<void> {
  for (const handle of deps.handlersOf('payment')) await handle(event);
  await finishEvent(deps, event);
}
