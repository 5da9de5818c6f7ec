import { hash } from 'node:crypto';
import { z } from 'zod';
import { type ErrorReport, EVENT_NAMES, TRACE_CATEGORIES, type TrackingEvent } from './event.ts';
import { parseStorable } from './parse-storable.ts';
import { scrubUrl } from './scrub-url.ts';

const text = (length: number) => z.string().max(length);
const id = z.string().regex(/^[\w.-]{1,64}$/);
const pixels = z.int().min(0).max(10_000_000);
const time = z.int().min(0).max(8_640_000_000_000_000);
const url = text(8000).transform(scrubUrl);

const trackingEvent = z.object({
  event: z.enum(EVENT_NAMES),
  event_time: time,
  sequence: z.int().min(0),
  url,
  web_version: text(20),
  xargs_request_type: z.enum(['send_beacon', 'axios']),
  lang_domain: text(40).optional(),
  referer_url: url.optional(),
  email: text(320).optional(),
  mac: text(64).optional(),
  token_id: id.optional(),
  tmp_token_id: id.optional(),
  finger_id: id.optional(),
  scroll_height: pixels.optional(),
  viewport_height: pixels.optional(),
  viewport_width: pixels.optional(),
  s_id: id.optional(),
  ga_ids: z.object({ year: id.optional(), day: id.optional() }).optional(),
  highest_page_viewed_percent: z.number().min(0).max(100).optional(),
  ab_try_list: z
    .array(z.object({ key: text(100), version: text(100), value: text(100), expire_day: z.number() }))
    .max(50)
    .optional(),
  event_category: z.enum(TRACE_CATEGORIES).optional(),
  event_label: text(500).optional(),
  event_target: z.object({ url: url.optional(), fullurl: url.optional() }).optional(),
  pids: z
    .array(z.string().regex(/^\d{1,12}$/))
    .max(50)
    .optional(),
  install: z
    .object({
      package_name: text(200).optional(),
      app_id: text(100).optional(),
      pid: text(12).optional(),
      download_url: url.optional(),
    })
    .optional(),
  visit_timestamp: time.optional(),
  doc_id: id.optional(),
}) satisfies z.ZodType<TrackingEvent>;

const errorReport = z.object({
  level: z.literal('error'),
  message: text(2000),
  url: url.optional(),
  web_version: text(20).optional(),
  event_time: time.optional(),
  sequence: z.int().min(0).optional(),
}) satisfies z.ZodType<ErrorReport>;

const wrapper = z.object({
  data: z.string().min(1),
  mode: z.enum(['pro', 'dev']),
  upload_id: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Why an upload is refused; each reason is counted under its name. */
export type UploadProblem = 'not_json' | 'not_an_upload' | 'wrong_checksum' | 'not_base64' | 'not_an_event';

export type DecodedUpload = { ok: true; uploadId: string; guid: string } & (
  | { kind: 'event'; event: TrackingEvent }
  | { kind: 'error'; report: ErrorReport }
);

/** Decodes the body of a post. Never throws, whatever it is given. */
export function decodeUpload(body: string): DecodedUpload | { ok: false; error: UploadProblem } {
  const outer = parseStorable(body);
  if (outer === undefined) return { ok: false, error: 'not_json' };
  const wrapped = wrapper.safeParse(outer);
  if (!wrapped.success) return { ok: false, error: 'not_an_upload' };
  const { data, mode, upload_id } = wrapped.data;
  // Without this check anybody could send a body under another visitor's id, and have the real one dropped as a repetition.
  if (hash('md5', data) !== upload_id.slice(32)) {
    return { ok: false, error: 'wrong_checksum' };
  }
  if (mode === 'pro' && !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return { ok: false, error: 'not_base64' };
  const inner = parseStorable(mode === 'dev' ? data : Buffer.from(data, 'base64').toString('utf8'));
  if (typeof inner !== 'object' || inner === null) {
    return { ok: false, error: mode === 'pro' ? 'not_base64' : 'not_an_event' };
  }

  const base = { ok: true as const, uploadId: upload_id, guid: upload_id.slice(0, 32) };
  if ('level' in inner) {
    const report = errorReport.safeParse(inner);
    return report.success
      ? { ...base, kind: 'error', report: report.data }
      : { ok: false, error: 'not_an_event' };
  }
  const event = trackingEvent.safeParse(inner);
  return event.success ? { ...base, kind: 'event', event: event.data } : { ok: false, error: 'not_an_event' };
}
