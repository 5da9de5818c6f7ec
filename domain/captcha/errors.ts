import type { ErrorCatalogue } from '../backend-api/envelope.ts';

export const captchaErrors = {
  /** Send the same request again with the answer to a captcha (`GET /captcha/challenge`). */
  captcha_wanted: { cscode: 20070, status: 403 },
  /** The answer is wrong, too old, already used, or for another challenge (spec §5: 'Verification Failed'). */
  captcha_wrong: { cscode: 20071, status: 422 },
} as const satisfies ErrorCatalogue;
