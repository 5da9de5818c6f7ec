import { EVENT_NAMES, type EventName } from '../protocol/event.ts';
import { scrubUrl } from '../protocol/scrub-url.ts';
import type { EventFields } from './track.ts';

/** Two clicks on one element within this time count as one (spec §9), in ms. */
const THROTTLE = 500;

/**
 * Reports clicks on `[data-track]`: the attribute names the event, `data-pid` the product or products (separated by commas),
 * `data-label` adds details.
 */
export function watchClicks(send: (event: EventName, fields: EventFields) => void): () => void {
  const reported = new WeakMap<Element, number>();

  function onClick(click: MouseEvent) {
    // `auxclick` stands for the middle button, which opens a link in a new tab; the right button opens a menu and does not
    // count.
    if (click.button > 1 || !(click.target instanceof Element)) return;
    const element = click.target.closest<HTMLElement>('[data-track]');
    if (!element || click.timeStamp - (reported.get(element) ?? -THROTTLE) < THROTTLE) return;
    reported.set(element, click.timeStamp);
    const { track, pid, label } = element.dataset;
    const event = EVENT_NAMES.find((name) => name === track);
    if (!event) return;
    const link = element.closest('a');
    send(event, {
      ...(pid && { pids: pid.split(',') }),
      ...(label && { event_label: label }),
      ...(link && { event_target: { url: link.origin + link.pathname, fullurl: scrubUrl(link.href) } }),
    });
  }

  addEventListener('click', onClick, true);
  addEventListener('auxclick', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('auxclick', onClick, true);
  };
}
