/** How long an answer is kept before it is asked for anew, in ms: less than who checks it takes it for. */
const LIFE_MS = {
  /** The server takes ours for ten minutes. */
  own: 9 * 60_000,
  /** Google takes its tokens for two: https://developers.google.com/recaptcha/docs/verify */
  recaptcha: 110_000,
};

/** @param siteKey of reCAPTCHA, where the shop is configured for it */
export const captchaLifeMs = (siteKey: string | undefined): number =>
  siteKey ? LIFE_MS.recaptcha : LIFE_MS.own;
