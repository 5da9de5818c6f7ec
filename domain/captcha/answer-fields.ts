import { z } from '../backend-api/envelope.ts';
import type { CaptchaAnswer } from './captcha.ts';

/** The body fields of a call that may want a captcha. */
export const captchaFields = {
  recaptcha: z
    .string()
    .max(8_192)
    .optional()
    .openapi({ description: 'The answer to a captcha, where one is wanted: a solved challenge, or a code.' }),
  captcha_session: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Of the picture or the mail that the code in `recaptcha` is from.' }),
};

/** The answer in the fields of a call or a form; undefined when empty. */
export function captchaAnswer(fields: {
  recaptcha?: string | undefined;
  captcha_session?: string | undefined;
}): CaptchaAnswer | undefined {
  const { recaptcha, captcha_session: session } = fields;
  return recaptcha ? { recaptcha, session: session || undefined } : undefined;
}

/** Errors of a call that may want a captcha. */
export const CAPTCHA_ERRORS = ['captcha_wanted', 'captcha_wrong'] as const;
