import { captchaAnswer } from '@spindle/domain/captcha/answer-fields.ts';
import type { CaptchaAnswer } from '@spindle/domain/captcha/captcha.ts';

/** More characters than any script's answer has. */
const MOST = 8_192;

/** The answer to a captcha in a form. A field that occurs twice is not ours and counts as missing. */
export function answerOf(form: FormData): CaptchaAnswer | undefined {
  const one = (name: string) => {
    const [value, ...more] = form.getAll(name);
    return typeof value === 'string' && more.length === 0 && value.length <= MOST ? value : undefined;
  };
  return captchaAnswer({ recaptcha: one('recaptcha'), captcha_session: one('captcha_session') });
}
