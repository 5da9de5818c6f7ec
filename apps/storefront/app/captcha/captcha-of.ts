import { knownDeviceOf } from '@spindle/domain/accounts/sessions/member-devices.ts';
import type { CaptchaPurpose } from '@spindle/domain/captcha/captcha.ts';
import { mailCode } from '@spindle/domain/captcha/mail-code.ts';
import { captchaIfWanted, newCaptcha, type ShownCaptcha } from '@spindle/domain/captcha/new-captcha.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { parseForm, replyTo } from '../forms/parse-form.ts';
import { emailSchema } from '../member/form-schemas.ts';

/** A form with a captcha, and the request for it. */
export interface AskedForm {
  context: Readonly<RouterContextProvider>;
  request: Request;
  purpose: CaptchaPurpose;
}

/** The captcha that a form is shown with. @param account the address that was typed, if any */
export async function captchaOf(
  { context, request, purpose }: AskedForm,
  account?: string,
): Promise<ShownCaptcha | undefined> {
  const { accounts } = context.get(servicesContext);
  const { ip } = context.get(requestContext);
  const cookies = request.headers.get('cookie');
  const device = account === undefined ? undefined : await knownDeviceOf(accounts, cookies, account);
  return captchaIfWanted(accounts, { purpose, account, ip, device });
}

/** The captcha after a form was refused: a new one if the captcha was the reason, or if the next try needs one. */
export async function captchaAfter(
  form: AskedForm,
  { error, account }: { error: string; account: string },
): Promise<ShownCaptcha | undefined> {
  const { accounts } = form.context.get(servicesContext);
  if (error === 'captcha_wanted' || error === 'captcha_wrong') return newCaptcha(accounts, form.purpose);
  return captchaOf(form, account);
}

/**
 * The answer to a form whose sender wants another picture, or the code by mail; undefined for every other form.
 * @param known the email address, if the form has no field for it
 */
export async function anotherCaptcha(
  asked: Pick<AskedForm, 'context' | 'purpose'>,
  form: FormData,
  known?: string,
): Promise<{ reply: FormReply; retryAfterSeconds?: number } | undefined> {
  const { context, purpose } = asked;
  const { accounts } = context.get(servicesContext);
  const { ip, locale } = context.get(requestContext);
  const way = form.get('captcha_way');
  if (way === null) return undefined;
  const picture = newCaptcha(accounts, purpose);
  if (way !== 'mail') return { reply: { ...replyTo(form, {}), captcha: picture } };
  if (known !== undefined) form.set('email', known);
  const read = parseForm(form, emailSchema);
  if (!read.ok) return { reply: { ...read.reply, captcha: picture } };
  const mailed = await mailCode(accounts, { purpose, email: read.value.email, locale, ip });
  if (mailed.ok) return { reply: { ...replyTo(form, {}), captcha: mailed.captcha } };
  const { error: problem, retryAfterSeconds } = mailed;
  return { reply: { ...replyTo(form, { problem }), captcha: picture }, retryAfterSeconds };
}
