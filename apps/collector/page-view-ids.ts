import { randomUUID } from 'node:crypto';
import {
  type PageViewAnswer,
  SESSION_SECONDS,
  type TrackingEvent,
} from '@spindle/tracking/protocol/event.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The ids of a page view (spec §7). Those that the browser sends are taken as they are: anybody can make them
 * up, but they only tell visits apart in reports and give access to nothing.
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

/** A new visitor gets a temporary id. When the browser sends it back, it keeps cookies, and the id becomes permanent. */
function visitorToken({ token_id, tmp_token_id }: TrackingEvent) {
  const known = token_id ?? tmp_token_id;
  return known ? { token_id: known } : { tmp_token_id: newId() };
}

/** 32 hexadecimal digits. A UUID without its dashes: Node draws randomness for many of them at once. */
function newId(): string {
  return randomUUID().replaceAll('-', '');
}
