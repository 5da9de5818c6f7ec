import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** Long enough for a large file on a slow line, even if the download is resumed on the next day. */
const HOURS = 24;

/** The signature of a link that works for one release until `ends`, for anybody who has the link. */
export interface LinkSignature {
  /** Seconds since the epoch. */
  ends: string;
  signature: string;
}

export function signDownload(secret: string, releaseId: string, now: Date): LinkSignature {
  const ends = String(Math.floor(now.getTime() / 1000) + HOURS * 3_600);
  return { ends, signature: sign(secret, releaseId, ends).toString('base64url') };
}

/** @returns for how many more seconds the link works, or why it does not */
export function checkDownload(
  secret: string,
  releaseId: string,
  { ends, signature }: LinkSignature,
  now: Date,
): { ok: true; seconds: number } | { ok: false; error: 'wrong' | 'ended' } {
  const expected = sign(secret, releaseId, ends);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, error: 'wrong' };
  const seconds = Number(ends) - Math.floor(now.getTime() / 1000);
  return seconds > 0 ? { ok: true, seconds } : { ok: false, error: 'ended' };
}

function sign(secret: string, releaseId: string, ends: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'download-link')).update(`${releaseId} ${ends}`).digest();
}
