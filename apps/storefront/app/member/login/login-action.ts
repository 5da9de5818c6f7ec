import { assertionJson } from '@spindle/domain/accounts/passkeys/credential-json.ts';
import { enterWithPasskey } from '@spindle/domain/accounts/passkeys/enter-with-passkey.ts';
import { logIn } from '@spindle/domain/accounts/sessions/log-in.ts';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../page/request-context.ts';
import { answerOf } from '../../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter, captchaOf } from '../../captcha/captcha-of.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { failed, invalid, withCaptcha } from '../failed-submission.ts';
import { emailSchema, loginSchema } from '../form-schemas.ts';
import { toGoogle } from '../google/to-google.ts';
import { senderOf } from '../sender.ts';
import { signedIn, toSecondFactor } from '../signed-in.ts';

/** Logs in and goes to where the visitor wanted to go. */
export async function loginAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  if (form.get('step') === 'google')
    return toGoogle(context, { back: url.searchParams.get('back') ?? undefined });
  if (form.get('step') === 'passkey') return passkeyAction(form, context, url, request);
  const asked = { context, request, purpose: 'login' } as const;
  const another = await anotherCaptcha(asked, form);
  if (another) return withCaptcha(another);
  const read = parseForm(form, loginSchema);
  if (!read.ok) {
    // The page was loaded before an address was known: if something speaks against this address, a captcha is needed now.
    const typed = parseForm(form, emailSchema);
    return invalid(read, await captchaOf(asked, typed.ok ? typed.value.email : undefined));
  }
  const { accounts } = context.get(servicesContext);
  const { email: account } = read.value;
  const captcha = answerOf(form);
  const result = await logIn(accounts, { ...read.value, captcha, sender: senderOf(request, context) });
  if (result.ok) return signedIn(result, context, url);
  if (result.error === 'second_factor_wanted') return toSecondFactor(result, context, url);
  return failed(form, result, undefined, await captchaAfter(asked, { ...result, account }));
}

/** Logs in with a passkey's answer to the page. */
async function passkeyAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  const { accounts } = context.get(servicesContext);
  const given = assertionJson.safeParse(form.get('credential')).data;
  if (!accounts.passkeys || !given) return failed(form, { error: 'passkey_refused' });
  const sender = senderOf(request, context);
  const result = await enterWithPasskey(accounts, accounts.passkeys, { given, sender });
  if (result.ok) return signedIn(result, context, url);
  return result.error === 'second_factor_wanted'
    ? toSecondFactor(result, context, url)
    : failed(form, result);
}
