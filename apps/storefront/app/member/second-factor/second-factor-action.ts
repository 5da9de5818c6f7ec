import { giveSecondFactor } from '@spindle/domain/accounts/two-factor/give-second-factor.ts';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../page/request-context.ts';
import { parseForm } from '../../forms/parse-form.ts';
import { failed, invalid } from '../failed-submission.ts';
import { codeSchema } from '../form-schemas.ts';
import { senderOf } from '../sender.ts';
import { signedIn } from '../signed-in.ts';

/** Completes the log-in with its second step and goes to where the visitor wanted to go. */
export async function secondFactorAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
  request: Request,
) {
  const read = parseForm(form, codeSchema);
  if (!read.ok) return invalid(read);
  const { accounts } = context.get(servicesContext);
  const result = await giveSecondFactor(accounts, { ...read.value, sender: senderOf(request, context) });
  if (result.ok) return signedIn(result, context, url);
  return failed(form, result, result.error === 'code_wrong' ? 'code' : undefined);
}
