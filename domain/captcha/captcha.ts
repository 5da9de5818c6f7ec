/** The forms that may want a captcha; an answer for one of them does not count for another. */
export const CAPTCHA_PURPOSES = ['login', 'register', 'reset', 'link', 'order', 'basket'] as const;
export type CaptchaPurpose = (typeof CAPTCHA_PURPOSES)[number];

/** What a form sends back. */
export interface CaptchaAnswer {
  /** The typed code, or a script's text: a solved ALTCHA challenge or a reCAPTCHA token. */
  recaptcha: string;
  /** The challenge of a picture or a mailed code; without it the answer is a script's. */
  session?: string | undefined;
}

/** One use of a form, for which a captcha may be wanted. */
export interface Attempt {
  purpose: CaptchaPurpose;
  /** The address as typed, in lower case, whether it has an account or not. */
  account?: string | undefined;
  ip: string;
  /** From `KnownDevices`: set when the account was used in this browser before. */
  device: string | undefined;
}

/** How long a challenge can be answered, in ms. */
export const CHALLENGE_MS = 10 * 60_000;
export const CHALLENGE_MINUTES = CHALLENGE_MS / 60_000;
