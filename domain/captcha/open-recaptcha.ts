import type { Log } from '@spindle/platform/log.ts';
import { z } from 'zod';
import type { Attempt } from './captcha.ts';
import { LEAST_SCORE } from './thresholds.ts';

/** Where Google is asked about a token: https://developers.google.com/recaptcha/docs/verify */
export const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';

/** Longer than that nobody is kept waiting for Google. */
const TIMEOUT_MS = 3_000;
/** Answers are some hundred bytes. */
const MAX_ANSWER = 16 * 1024;
/** Google's are below that. */
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
   * Whether Google takes the sender of a token for a person. A token that is used again is refused there. While Google
   * does not answer, none is right: the picture and the mailed code beside it still are ways in.
   */
  verify(token: string, attempt: Pick<Attempt, 'purpose' | 'ip'>): Promise<boolean>;
}

/** @param settings.hostnames of the shop's pages; a token that was made on another site is worth nothing */
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
