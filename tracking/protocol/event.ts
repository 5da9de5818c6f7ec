/** Version of the event format (spec §3). */
export const WEB_VERSION = '2.3.12';

/** Where events are posted, on the report host of the visitor's language (spec §7). */
export const REPORT_PATH = '/api/web/report';

/** The largest post; a browser allows 64 kB for all `keepalive` requests in flight together. */
export const MAX_UPLOAD_BYTES = 64 * 1024;

/** How long a session lives after its last event if the collector has not sent another time, in seconds. */
export const SESSION_SECONDS = 1800;

/** Everything that is recorded. A new event needs one more name here. */
export const EVENT_NAMES = [
  'page_view',
  'click',
  'download',
  'buy_click',
  'checkout_begin',
  'checkout_submit',
  'checkout_pay',
  'checkout_complete',
  'trace',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** The steps of the checkout funnel, in order. */
export const CHECKOUT_STEPS = [
  'checkout_begin',
  'checkout_submit',
  'checkout_pay',
  'checkout_complete',
] as const satisfies readonly EventName[];

/** What went wrong in front of a visitor; a `trace` has one of these, and details in its label. */
export const TRACE_CATEGORIES = [
  ...['page_server_error', 'log_out_failed', 'navigation_failed'],
  // A page without the headings it should have (spec §8).
  ...['no_h1_tag', 'no_h1_tag_no_h2_tag', 'no_h2_tag'],
] as const;
export type TraceCategory = (typeof TRACE_CATEGORIES)[number];

/** The share of traces that are reported (spec §9). */
export const TRACE_SAMPLE_RATE = 0.2;

/**
 * One event as it is sent (spec §3, with its exact names). Empty values are left out. Lengths are in CSS pixels, times in
 * milliseconds since 1970, ids 32 hexadecimal digits.
 */
export interface TrackingEvent {
  event: EventName;
  /** When it happened by the visitor's clock. */
  event_time: number;
  /** Counts up within a document, so that two equal clicks become two uploads. */
  sequence: number;
  url: string;
  web_version: string;
  xargs_request_type: 'send_beacon' | 'axios';
  lang_domain?: string;
  referer_url?: string;
  email?: string;
  mac?: string;
  token_id?: string;
  tmp_token_id?: string;
  finger_id?: string;
  scroll_height?: number;
  viewport_height?: number;
  viewport_width?: number;
  s_id?: string;
  ga_ids?: { year?: string; day?: string };
  highest_page_viewed_percent?: number;
  ab_try_list?: { key: string; version: string; value: string; expire_day: number }[];
  /** Only of a `trace`. */
  event_category?: TraceCategory;
  event_label?: string;
  event_target?: { url?: string; fullurl?: string };
  pids?: string[];
  install?: { package_name?: string; app_id?: string; pid?: string; download_url?: string };
  visit_timestamp?: number;
  doc_id?: string;
}

/** What the tracker reports about its own failures (spec §7). */
export interface ErrorReport {
  level: 'error';
  message: string;
  url?: string;
  web_version?: string;
  event_time?: number;
  sequence?: number;
}

/** The body of a post: `data` is base64 of JSON in mode `pro`, and plain JSON in mode `dev`. */
export interface Upload {
  data: string;
  mode: 'pro' | 'dev';
  /** The visitor's GUID (32 hexadecimal digits), followed by the MD5 of `data`. */
  upload_id: string;
}

/**
 * The answer to a page view. A new visitor gets a `tmp_token_id`; once the browser sends it back, it has proved that it keeps
 * cookies, and the id becomes the `token_id`.
 */
export interface PageViewAnswer {
  cscode: 0;
  data: {
    token_id?: string;
    tmp_token_id?: string;
    doc_id: string;
    visit_timestamp: number;
    s_id: string;
    /** Seconds after the last event at which the session ends. */
    s_expiration: number;
  };
}
