import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** Long enough for a large file on a slow line, with a night between. */
const HOURS = 24;

/** Makes a link work for one release until its end, for whoever has it. */
export interface LinkSignature {
  /** Seconds since the epoch. */
  ends: string;
  signature: string;
}

export function signDownload(secret: string, releaseId: string, now: Date): LinkSignature {
  const ends = String(Math.floor(now.getTime() / 1000) + HOURS * 3_600);
  return { ends, signature: sign(secret, releaseId, ends).toString('base64url') };
}

/** @returns how long the link works, s, or why it does not */
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
