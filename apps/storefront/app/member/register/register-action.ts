import { checkRegistration } from '@spindle/domain/accounts/registration/check-registration.ts';
import { completeRegistration } from '@spindle/domain/accounts/registration/complete-registration.ts';
import { startRegistration } from '@spindle/domain/accounts/registration/start-registration.ts';
import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { answerOf } from '../../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter } from '../../captcha/captcha-of.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { redirectTo } from '../../redirect-to.ts';
import { failed, failedPassword, invalid, withCaptcha } from '../failed-submission.ts';
import { codeSchema, emailSchema, newPasswordSchema } from '../form-schemas.ts';
import { toGoogle } from '../google/to-google.ts';
import { senderOf } from '../sender.ts';
import { signedIn } from '../signed-in.ts';
import type { RegisterData } from './register-data.ts';
import { progressCookie, type RegistrationProgress, readProgress } from './registration-cookie.ts';

/** The three steps of a registration. Every step that works ends in a redirect, so a reload repeats nothing. */
export async function registerAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  const { accounts, config } = context.get(servicesContext);
  const { locale } = context.get(requestContext);
  const sender = senderOf(request, context);
  const { ip } = sender;
  const { cookies: scope } = config;
  const known = readProgress(request.headers);
  const to = (
    progress: RegistrationProgress | undefined,
    { sent, problem }: Partial<Pick<RegisterData, 'sent' | 'problem'>> = {},
  ) => {
    const target = new URL(url);
    for (const [name, note] of Object.entries({ sent, problem })) {
      if (note) target.searchParams.set(name, note);
      else target.searchParams.delete(name);
    }
    const headers = { 'Set-Cookie': progressCookie(progress, scope) };
    return redirectTo(context, target.pathname + target.search, { status: 303, headers });
  };

  const asked = { context, request, purpose: 'register' } as const;
  const ask = async (about: { email: string; renewal?: number | undefined }, note?: RegisterData['sent']) => {
    const by = { ...about, locale, ip, cookieHeader: sender.cookieHeader, captcha: answerOf(form) };
    const result = await startRegistration(accounts, by);
    if (result.ok) return to(about, { sent: note });
    return failed(form, result, undefined, await captchaAfter(asked, { ...result, account: about.email }));
  };
  const another = await anotherCaptcha(asked, form, known?.email);
  if (another) return withCaptcha(another);

  switch (form.get('step')) {
    case 'google':
      return toGoogle(context, { back: url.searchParams.get('back') ?? undefined });
    case 'start-over':
      return to(undefined);
    case 'code': {
      const read = parseForm(form, codeSchema);
      if (!read.ok) return invalid(read);
      if (!known) return to(undefined);
      const { code } = read.value;
      const result = await checkRegistration(accounts, { ...known, code, ip });
      if (result.ok) return to({ ...known, code });
      return result.error === 'code_wrong' ? failed(form, result, 'code') : failed(form, result);
    }
    case 'password': {
      const read = parseForm(form, newPasswordSchema);
      if (!read.ok) return invalid(read);
      if (!known?.code) return to(known);
      const input = { ...known, code: known.code, ...read.value, sender };
      const result = await completeRegistration(accounts, input);
      if (result.ok) {
        const cookies = [...result.cookies, progressCookie(undefined, scope)];
        return signedIn({ ...result, cookies }, context, url);
      }
      const { email, renewal } = known;
      // A code is not valid for longer than its mail says, even if it was entered in time: back to the step that sends
      // another one.
      if (result.error === 'code_wrong' || result.error === 'code_spent')
        return to({ email, renewal }, { problem: result.error });
      return failedPassword(form, result);
    }
    case 'renew': {
      if (!known) return to(undefined);
      return ask({ email: known.email, renewal: (known.renewal ?? 0) + 1 }, 'new');
    }
    case 'again': {
      if (!known) return to(undefined);
      return ask({ email: known.email, renewal: known.renewal }, 'again');
    }
    default: {
      const read = parseForm(form, emailSchema);
      if (!read.ok) return invalid(read);
      return ask({ email: read.value.email });
    }
  }
}
