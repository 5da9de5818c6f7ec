import { randomBytes } from 'node:crypto';
import {
  type PageViewAnswer,
  SESSION_SECONDS,
  type TrackingEvent,
} from '@spindle/tracking/protocol/event.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The ids of a page view (spec §7). The browser's own are believed for what they are worth: they tell
 * visits apart in reports and open nothing.
 */
export function pageViewIds(event: TrackingEvent, now: Date): PageViewAnswer['data'] {
  const time = now.getTime();
  const session = event.s_id;
  const started = event.visit_timestamp;
  const visitContinues = session && started && started <= time && time - started < DAY;
  return {
    ...visitorToken(event),
    doc_id: newId(),
    visit_timestamp: visitContinues ? started : time,
    s_id: session ?? newId(),
    s_expiration: SESSION_SECONDS,
  };
}

/** A first visitor gets a temporary id; who shows it again keeps cookies, and it becomes the lasting one. */
function visitorToken({ token_id, tmp_token_id }: TrackingEvent) {
  const known = token_id ?? tmp_token_id;
  return known ? { token_id: known } : { tmp_token_id: newId() };
}

function newId(): string {
  return randomBytes(16).toString('hex');
}
