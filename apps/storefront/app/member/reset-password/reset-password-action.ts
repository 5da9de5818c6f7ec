import { completePasswordReset } from '@spindle/domain/accounts/passwords/complete-password-reset.ts';
import { startPasswordReset } from '@spindle/domain/accounts/passwords/start-password-reset.ts';
import { askForKeys } from '@spindle/domain/lost-keys/ask-for-keys.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { type FormAnswer, failed, failedPassword, invalid } from '../failed-submission.ts';
import { emailSchema, newPasswordSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';
import { signedIn, toSecondFactor } from '../signed-in.ts';

/** Mails a link or the keys of the address's licences, or with the link's token sets the password. */
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
  const read = parseForm(form, emailSchema);
  if (!read.ok) return invalid(read);
  const { email } = read.value;
  if (form.get('step') === 'keys') {
    const asked = await askForKeys(accounts, { email, locale, ip });
    return asked.ok ? data<FormAnswer>({ sentTo: email, keys: true }) : failed(form, asked);
  }
  const result = await startPasswordReset(accounts, { email, locale, ip });
  return result.ok ? data<FormAnswer>({ sentTo: email }) : failed(form, result);
}
