import { undoErasure } from '@spindle/domain/privacy/erasure/undo-erasure.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { type FormAnswer, failed } from '../failed-submission.ts';

/** Undoes an erasure with the token of the mailed link. */
export async function keepAccountAction(form: FormData, context: Readonly<RouterContextProvider>, url: URL) {
  const { accounts } = context.get(servicesContext);
  const { ip } = context.get(requestContext);
  const token = url.searchParams.get('token') ?? '';
  const result = await undoErasure(accounts, { token, ip });
  return result.ok ? data<FormAnswer>({ kept: result.email }) : failed(form, result);
}
