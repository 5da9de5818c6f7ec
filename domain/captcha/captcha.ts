/** What a form with a captcha does; an answer to one of them is worth nothing for another. */
export const CAPTCHA_PURPOSES = ['login', 'register', 'reset', 'link', 'order', 'basket'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** What a form brings back. */
export interface CaptchaAnswer {
  /** What was typed, or the text of a script: a solved ALTCHA challenge or a token of reCAPTCHA. */
  recaptcha: string;
  /** The challenge of a picture or of a mailed code; without it the answer is a script's. */
  session?: string | undefined;
}

/** One use of a form, for whose risk a captcha may be asked. */
export interface Attempt {
  purpose: CaptchaPurpose;
  /** The address as it is typed, in lower case, whether anybody has an account with it or not. */
  account?: string | undefined;
  ip: string;
  /** From `KnownDevices`: the browser is one that the account was used in before. */
  device: string | undefined;
}

/** How long a challenge can be answered, ms. */
export const CHALLENGE_MS = 10 * 60_000;
export const CHALLENGE_MINUTES = CHALLENGE_MS / 60_000;
