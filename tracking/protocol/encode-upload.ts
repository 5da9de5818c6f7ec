import { canonicalJson } from './canonical-json.ts';
import type { ErrorReport, TrackingEvent, Upload } from './event.ts';
import { md5 } from './md5.ts';

/** Wraps an event for posting. The same event of the same visitor always gives the same bytes. */
export function encodeUpload(
  payload: TrackingEvent | ErrorReport,
  visitor: { guid: string; developer?: boolean },
): string {
  const json = canonicalJson(payload);
  const data = visitor.developer ? json : toBase64(json);
  const upload: Upload = {
    data,
    mode: visitor.developer ? 'dev' : 'pro',
    upload_id: visitor.guid + md5(data),
  };
  return JSON.stringify(upload);
}

function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
