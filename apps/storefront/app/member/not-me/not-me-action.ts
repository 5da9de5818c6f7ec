import { denySignIn } from '@spindle/domain/accounts/denial/deny-sign-in.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { type FormAnswer, failed } from '../failed-submission.ts';

/** Denies a log-in with the token of the link. */
export async function notMeAction(form: FormData, context: Readonly<RouterContextProvider>, url: URL) {
  const { accounts } = context.get(servicesContext);
  const { ip } = context.get(requestContext);
  const token = url.searchParams.get('token') ?? '';
  const result = await denySignIn(accounts, { token, ip });
  return result.ok ? data<FormAnswer>({ denied: { email: result.email } }) : failed(form, result);
}
