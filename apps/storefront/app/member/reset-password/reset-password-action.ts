import { completePasswordReset } from '@spindle/domain/accounts/passwords/complete-password-reset.ts';
import { startPasswordReset } from '@spindle/domain/accounts/passwords/start-password-reset.ts';
import { askForKeys } from '@spindle/domain/lost-keys/ask-for-keys.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { answerOf } from '../../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter } from '../../captcha/captcha-of.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { type FormAnswer, failed, failedPassword, invalid, withCaptcha } from '../failed-submission.ts';
import { emailSchema, newPasswordSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';
import { signedIn, toSecondFactor } from '../signed-in.ts';

/** Mails a link, or the keys of the address's licences; with the link's token, sets the password. */
export async function resetPasswordAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  const { accounts } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  const sender = senderOf(request, context);
  const { ip } = sender;
  const token = url.searchParams.get('token');

  if (token) {
    const read = parseForm(form, newPasswordSchema);
    if (!read.ok) return invalid(read);
    const result = await completePasswordReset(accounts, { token, ...read.value, sender });
    if (result.ok) return signedIn(result, context, url);
    if (result.error === 'second_factor_wanted') return toSecondFactor(result, context, url);
    return failedPassword(form, result);
  }
  const purpose = { context, request, purpose: 'reset' } as const;
  const another = await anotherCaptcha(purpose, form);
  if (another) return withCaptcha(another);
  const read = parseForm(form, emailSchema);
  if (!read.ok) return invalid(read);
  const { email } = read.value;
  const asked = { email, locale, ip, cookieHeader: sender.cookieHeader, captcha: answerOf(form) };
  const keys = form.get('step') === 'keys';
  const result = keys ? await askForKeys(accounts, asked) : await startPasswordReset(accounts, asked);
  if (result.ok) return data<FormAnswer>({ sentTo: email, ...(keys && { keys }) });
  return failed(form, result, undefined, await captchaAfter(purpose, { ...result, account: email }));
}
