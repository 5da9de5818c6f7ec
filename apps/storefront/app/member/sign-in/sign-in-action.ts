import { checkSignInLink } from '@spindle/domain/accounts/sign-in-links/check-sign-in-link.ts';
import { enterWithLink } from '@spindle/domain/accounts/sign-in-links/enter-with-link.ts';
import { startSignInLink } from '@spindle/domain/accounts/sign-in-links/start-sign-in-link.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { answerOf } from '../../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter } from '../../captcha/captcha-of.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { type FormAnswer, failed, invalid, withCaptcha } from '../failed-submission.ts';
import { emailSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';
import { signedIn, toSecondFactor } from '../signed-in.ts';
import { followedLink } from './followed-link.ts';

/** Mails a log-in link, or logs in with the link's token. */
export async function signInAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  const { accounts } = context.get(servicesContext);
  const { locale, viewer } = context.get(requestContext);
  const sender = senderOf(request, context);
  const link = followedLink(url, request.headers);
  if (link) {
    const checked = await checkSignInLink(accounts, link);
    if (!checked.ok) return failed(form, checked);
    if (!checked.isConfirmable) return failed(form, { error: 'link_ended' });
    const { token } = link;
    const result = await enterWithLink(accounts, { token, viewer: await viewer(), sender });
    if (result.ok) return signedIn(result, context, url);
    return result.error === 'second_factor_wanted'
      ? toSecondFactor(result, context, url)
      : failed(form, result);
  }
  const asked = { context, request, purpose: 'link' } as const;
  const another = await anotherCaptcha(asked, form);
  if (another) return withCaptcha(another);
  const read = parseForm(form, emailSchema);
  if (!read.ok) return invalid(read);
  const { email } = read.value;
  const result = await startSignInLink(accounts, { email, locale, sender, captcha: answerOf(form) });
  if (!result.ok)
    return failed(form, result, undefined, await captchaAfter(asked, { ...result, account: email }));
  return data<FormAnswer>({ sentTo: email }, { headers: { 'Set-Cookie': result.cookie } });
}
