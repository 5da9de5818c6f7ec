import { revertAddressChange } from '@spindle/domain/accounts/address/revert-address-change.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { type FormAnswer, failed } from '../failed-submission.ts';

/** Undoes a change of address with the token of the link. */
export async function revertAddressAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  url: URL,
) {
  const { accounts } = context.get(servicesContext);
  const { ip } = context.get(requestContext);
  const token = url.searchParams.get('token') ?? '';
  const result = await revertAddressChange(accounts, { token, ip });
  return result.ok ? data<FormAnswer>({ reverted: result.email }) : failed(form, result);
}
