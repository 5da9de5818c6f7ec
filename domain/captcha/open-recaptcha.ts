import type { Log } from '@spindle/platform/log.ts';
import { z } from 'zod';
import type { Attempt } from './captcha.ts';
import { LEAST_SCORE } from './thresholds.ts';

/** Google's endpoint that verifies tokens: https://developers.google.com/recaptcha/docs/verify */
export const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';

/** Nobody is kept waiting for Google longer than this. */
const TIMEOUT_MS = 3_000;
/** Answers have some hundred bytes. */
const MAX_ANSWER = 16 * 1024;
/** Google's tokens are shorter. */
const MAX_TOKEN = 8_192;

const told = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** reCAPTCHA v3, where the shop is configured for it. */
export interface Recaptcha {
  siteKey: string;
  /**
   * Whether Google takes the sender of a token for a person. Google refuses a token that is used again. While Google does not
   * answer, no token is right: the picture and the mailed code remain as alternatives.
   */
  verify(token: string, attempt: Pick<Attempt, 'purpose' | 'ip'>): Promise<boolean>;
}

/** @param settings.hostnames of the shop's pages; a token from another site is refused */
export function openRecaptcha(settings: {
  siteKey: string;
  secretKey: string;
  hostnames: readonly string[];
  log: Log;
  url?: string;
  timeoutMs?: number;
}): Recaptcha {
  const { siteKey, secretKey, hostnames, log, url = SITEVERIFY, timeoutMs = TIMEOUT_MS } = settings;
  return {
    siteKey,
    async verify(token, { purpose, ip }) {
      if (token.length > MAX_TOKEN) return false;
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: token, remoteip: ip }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error(`siteverify answered ${response.status}`);
        const { success, score, action, hostname } = told.parse(JSON.parse(await readBounded(response)));
        if (!success || action !== purpose || score === undefined || score < LEAST_SCORE) return false;
        return hostname !== undefined && hostnames.includes(hostname);
      } catch (error) {
        log.warn({ err: error }, 'reCAPTCHA was not asked: pictures and mailed codes are left');
        return false;
      }
    },
  };
}

async function readBounded(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_ANSWER) throw new Error('siteverify answered too much');
  }
  return text;
}
