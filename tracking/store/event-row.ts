import { createHmac } from 'node:crypto';
import { canonicalJson } from '../protocol/canonical-json.ts';
import type { ErrorReport, TrackingEvent } from '../protocol/event.ts';

/** One row of the table `events`; see `schema.ts`. Times are ISO 8601, missing values are empty or 0. */
export interface EventRow {
  received_at: string;
  event: string;
  upload_id: string;
  guid: string;
  token_id: string;
  s_id: string;
  doc_id: string;
  visit_timestamp: string;
  event_time: string;
  sequence: number;
  /** Keyed hash of an e-mail address; the address itself is never stored. */
  person: string;
  country: string;
  lang_domain: string;
  host: string;
  path: string;
  url: string;
  referer_url: string;
  pids: string[];
  /** Of a trace; otherwise empty. */
  event_category: string;
  event_label: string;
  viewport_width: number;
  viewport_height: number;
  highest_page_viewed_percent: number;
  xargs_request_type: string;
  web_version: string;
  /** The other fields of the payload, as JSON. */
  rest: string;
}

/** What the collector itself knows about a post; unlike the payload, it can't be forged. */
export interface Receipt {
  uploadId: string;
  guid: string;
  receivedAt: Date;
  /** ISO 3166 code; empty if no CDN sent one. */
  country: string;
}

/**
 * A device id or an e-mail address in the form in which it is stored: a keyed hash, so that a list of addresses can't be tried
 * out.
 */
export function hashPerson(key: Buffer, value: string): string {
  return createHmac('sha256', key).update(value.trim().toLowerCase()).digest('hex').slice(0, 32);
}

export function eventRow(event: TrackingEvent, receipt: Receipt, key: Buffer): EventRow {
  const page = URL.canParse(event.url) ? new URL(event.url) : undefined;
  const hashed = (value: string | undefined) => (value ? hashPerson(key, value) : '');
  const { email, mac, token_id, tmp_token_id, finger_id, ga_ids, ab_try_list, event_target, install } = event;
  return {
    received_at: receipt.receivedAt.toISOString(),
    event: event.event,
    upload_id: receipt.uploadId,
    guid: receipt.guid,
    token_id: token_id ?? tmp_token_id ?? '',
    s_id: event.s_id ?? '',
    doc_id: event.doc_id ?? '',
    visit_timestamp: storable(event.visit_timestamp),
    event_time: storable(event.event_time),
    sequence: Math.min(event.sequence, 0xffffffff),
    person: hashed(email),
    country: receipt.country,
    lang_domain: event.lang_domain ?? '',
    host: page?.host ?? '',
    path: page?.pathname ?? '',
    url: event.url,
    referer_url: event.referer_url ?? '',
    pids: event.pids ?? [],
    event_category: event.event_category ?? '',
    event_label: event.event_label ?? '',
    viewport_width: event.viewport_width ?? 0,
    viewport_height: event.viewport_height ?? 0,
    highest_page_viewed_percent: event.highest_page_viewed_percent ?? 0,
    xargs_request_type: event.xargs_request_type,
    web_version: event.web_version,
    rest: canonicalJson({
      scroll_height: event.scroll_height,
      mac: hashed(mac),
      finger_id: hashed(finger_id),
      ga_ids,
      ab_try_list,
      event_target,
      install,
    }),
  };
}

/** What a tracker reports about its own failures is stored among the events, as `error_log`. */
export function errorRow(report: ErrorReport, receipt: Receipt, key: Buffer): EventRow {
  return {
    ...eventRow(
      {
        event: 'page_view',
        event_time: report.event_time ?? receipt.receivedAt.getTime(),
        sequence: report.sequence ?? 0,
        url: report.url ?? '',
        web_version: report.web_version ?? '',
        xargs_request_type: 'send_beacon',
      },
      receipt,
      key,
    ),
    event: 'error_log',
    event_label: report.message.replace(/\S+@\S+/g, '[address]'),
  };
}

/** A visitor's clock can show any time; DateTime64 holds the years 1900 to 2299. */
function storable(time = 0): string {
  return new Date(Math.min(time, Date.UTC(2299, 0, 1))).toISOString();
}
