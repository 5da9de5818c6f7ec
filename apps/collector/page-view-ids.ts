import { hash } from 'node:crypto';
import {
  type PageViewAnswer,
  SESSION_SECONDS,
  type TrackingEvent,
} from '@spindle/tracking/protocol/event.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The ids of a page view (spec §7). Those that the browser sends are taken as they are: anybody can make them up, but they
 * only tell visits apart in reports and give access to nothing. New ones are derived from the upload's own id, so that a
 * repeated post gets the same ones, and only its time has to be remembered.
 * @param time when the upload first came, in ms.
 */
export function pageViewIds(event: TrackingEvent, uploadId: string, time: number): PageViewAnswer['data'] {
  const digits = hash('sha512', uploadId);
  const session = event.s_id;
  const started = event.visit_timestamp;
  const visitContinues = session && started && started <= time && time - started < DAY;
  return {
    ...visitorToken(event, digits.slice(0, 32)),
    doc_id: digits.slice(32, 64),
    visit_timestamp: visitContinues ? started : time,
    s_id: session ?? digits.slice(64, 96),
    s_expiration: SESSION_SECONDS,
  };
}

/** A new visitor gets a temporary id. When the browser sends it back, it keeps cookies, and the id becomes permanent. */
function visitorToken({ token_id, tmp_token_id }: TrackingEvent, newId: string) {
  const known = token_id ?? tmp_token_id;
  return known ? { token_id: known } : { tmp_token_id: newId };
}
