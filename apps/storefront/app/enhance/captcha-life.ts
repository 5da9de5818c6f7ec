/** How long an answer is kept before a new one is needed, in ms: less than the time for which it is accepted. */
const LIFE_MS = {
  /** The server accepts our answers for ten minutes. */
  own: 9 * 60_000,
  /** Google accepts its tokens for two: https://developers.google.com/recaptcha/docs/verify */
  recaptcha: 110_000,
};

/** @param siteKey of reCAPTCHA, if the shop is configured for it */
export const captchaLifeMs = (siteKey: string | undefined): number =>
  siteKey ? LIFE_MS.recaptcha : LIFE_MS.own;
