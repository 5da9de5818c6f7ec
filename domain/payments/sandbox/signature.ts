import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'spindle-sandbox-signature';
/** How old a webhook may be, in seconds. */
export const TOLERANCE_S = 300;

/** `t=<seconds>,v1=<HMAC-SHA-256 over "<seconds>.<body>">` */
export function signWebhook(key: Buffer, rawBody: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${mac(key, seconds, rawBody).toString('hex')}`;
}

export function verifyWebhook(
  key: Buffer,
  rawBody: string,
  header: string | null,
  now: Date,
): 'genuine' | 'webhook_signature' | 'webhook_too_old' {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!found?.[1] || !found[2]) return 'webhook_signature';
  const seconds = Number(found[1]);
  if (!timingSafeEqual(mac(key, seconds, rawBody), Buffer.from(found[2], 'hex'))) return 'webhook_signature';
  return Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_S ? 'webhook_too_old' : 'genuine';
}

function mac(key: Buffer, seconds: number, rawBody: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${rawBody}`).digest();
}
