import { sessionIdOf } from '@spindle/domain/backend-api/envelope.ts';
import { FORM_TOKEN_FIELD, isFormToken, issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { maySend } from '@spindle/domain/backend-api/same-site-write.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';
import { readFields } from './read-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** The token for the forms of a page, and the cookie that it goes with; for loaders. */
export async function formTokenFor(request: Request, context: Context) {
  const { config } = context.get(servicesContext);
  return issueFormToken(config.secret, request.headers, {
    sessionId: await sessionOf(context),
    scope: config.cookies,
  });
}

/**
 * The fields of a form that one of our own pages sent; for actions. A form from elsewhere is refused. One
 * that was opened before a log-in or log-out in another tab is shown anew.
 */
export async function readForm(request: Request, context: Context, url: URL): Promise<FormData> {
  const { config } = context.get(servicesContext);
  if (!maySend(request, config.formOrigins)) throw data(null, { status: 403 });
  const form = await readFields(request);
  const token = form.get(FORM_TOKEN_FIELD);
  form.delete(FORM_TOKEN_FIELD);
  if (!isFormToken(config.secret, request.headers, { sessionId: await sessionOf(context), token })) {
    throw redirectTo(context, url.pathname + url.search, { status: 303 });
  }
  return form;
}

async function sessionOf(context: Context): Promise<string | undefined> {
  return sessionIdOf(await context.get(requestContext).viewer());
}
