import type { EventName, TrackingEvent } from '../protocol/event.ts';

/** What a caller may say about an event; the tracker knows everything else itself. */
export type EventFields = Partial<
  Pick<
    TrackingEvent,
    'pids' | 'event_category' | 'event_label' | 'event_target' | 'referer_url' | 'scroll_height'
  >
>;

type Tracked = [event: EventName, fields: EventFields];

declare global {
  interface Window {
    /** Events of this page that no tracker has taken yet. Kept in memory only. */
    spindleTracked?: Tracked[];
  }
}

/** Records an event from code in the browser: `track('checkout_begin', { pids: ['643'] })`. Without consent nothing happens. */
export function track(event: EventName, fields: EventFields = {}): void {
  window.spindleTracked ??= [];
  window.spindleTracked.push([event, fields]);
  dispatchEvent(new Event('spindle:track'));
}

/** Passes on what `track` was given so far (or drops it), and from now on. */
export function receiveTracked(
  send: (event: EventName, fields: EventFields) => void,
  keepEarlier: boolean,
): () => void {
  const take = () => {
    for (const [event, fields] of window.spindleTracked?.splice(0) ?? []) send(event, fields);
  };
  if (!keepEarlier) window.spindleTracked = [];
  take();
  addEventListener('spindle:track', take);
  return () => removeEventListener('spindle:track', take);
}
