import { assertionJson } from '@spindle/domain/accounts/passkeys/credential-json.ts';
import { enterWithPasskey } from '@spindle/domain/accounts/passkeys/enter-with-passkey.ts';
import { logIn } from '@spindle/domain/accounts/sessions/log-in.ts';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { failed, invalid } from '../failed-submission.ts';
import { loginSchema } from '../form-schemas.ts';
import { toGoogle } from '../google/to-google.ts';
import { senderOf } from '../sender.ts';
import { signedIn, toSecondFactor } from '../signed-in.ts';

/** Logs in and goes where the visitor wanted to go. */
export async function loginAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  if (form.get('step') === 'google')
    return toGoogle(context, { back: url.searchParams.get('back') ?? undefined });
  if (form.get('step') === 'passkey') return passkeyAction(form, context, url, request);
  const read = parseForm(form, loginSchema);
  if (!read.ok) return invalid(read);
  const { accounts } = context.get(servicesContext);
  const result = await logIn(accounts, { ...read.value, sender: senderOf(request, context) });
  if (result.ok) return signedIn(result, context, url);
  return result.error === 'second_factor_wanted'
    ? toSecondFactor(result, context, url)
    : failed(form, result);
}

/** With what a passkey has answered to the page. */
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
