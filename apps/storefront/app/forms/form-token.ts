import { withoutActing } from '@spindle/domain/accounts/acting/acting-cookies.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { sessionIdOf, type Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { FORM_TOKEN_FIELD, isFormToken, issueFormToken } from '@spindle/domain/backend-api/form-token.ts';
import { maySend } from '@spindle/domain/backend-api/same-site-write.ts';
import { data, type RouterContextProvider } from 'react-router';
import { isAhead } from '../../page/ahead.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';
import { endedSession } from './ended-session.ts';
import type { FormReply } from './form-reply.ts';
import { replyTo } from './parse-form.ts';
import { readFields } from './read-fields.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * For loaders of pages with forms that need no log-in: the token of the forms, where to log in again if a session has
 * ended (`SessionEnded` says so), and the cookies for both.
 */
export async function formPageFor(request: Request, context: Context) {
  const [form, ended] = await Promise.all([formTokenFor(request, context), endedSession(context)]);
  const over = isAhead(request.headers) ? [] : (ended?.cookies ?? []);
  const cookies = [...(form.cookie ? [form.cookie] : []), ...over];
  return {
    token: form.token,
    logIn: ended?.logIn,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  };
}

/** The token for the forms of a page, and the cookie that belongs to it; for loaders. */
export async function formTokenFor(request: Request, context: Context) {
  const { config } = context.get(servicesContext);
  return issueFormToken(config.secret, request.headers, {
    sessionId: await nextSessionOf(request, context),
    scope: config.cookies,
  });
}

/**
 * The session of the next request. When staff's acting has ended, that is their own: after the page that says so they are
 * themselves again, and may send its form. A page that is fetched ahead ends nothing.
 */
async function nextSessionOf(request: Request, context: Context): Promise<string | undefined> {
  const who = await context.get(requestContext).viewer();
  return isActingOver(who) && !isAhead(request.headers) ? ownSessionOf(request, context) : sessionIdOf(who);
}

const isActingOver = (who: Viewer) => who.kind === 'anonymous' && Boolean(who.acted);

/** The session of staff who are members themselves. */
async function ownSessionOf(request: Request, context: Context): Promise<string | undefined> {
  const { accounts } = context.get(servicesContext);
  return sessionIdOf(await readViewer(accounts, withoutActing(request.headers)));
}

/**
 * The fields of a form that one of our own pages sent; for actions. A form from elsewhere is refused. If it was opened
 * before a log-in or log-out in another tab, the page is shown anew.
 */
export async function readForm(request: Request, context: Context, url: URL): Promise<FormData> {
  const { form, isOurs } = await readSent(request, context);
  if (!isOurs) throw redirectTo(context, url.pathname + url.search, { status: 303 });
  return form;
}

/**
 * The same for a page that uses `formPageFor`: if the session in which the form was opened has ended, what was typed
 * comes back with the page that says so.
 */
export async function readFormOrReply(request: Request, context: Context, url: URL) {
  const { form, isOurs } = await readSent(request, context);
  if (isOurs) return { form };
  if (!(await endedSession(context))) throw redirectTo(context, url.pathname + url.search, { status: 303 });
  return { ended: data<{ reply: FormReply }>({ reply: replyTo(form, {}) }, { status: 401 }) };
}

/**
 * The same for a form that changes nothing and is answered with what was sent, such as a text as a file: it may be sent
 * whoever the visitor is by now.
 */
export async function readEcho(request: Request, context: Context): Promise<FormData> {
  return (await readSent(request, context)).form;
}

async function readSent(request: Request, context: Context): Promise<{ form: FormData; isOurs: boolean }> {
  const { config } = context.get(servicesContext);
  if (!maySend(request, config.formOrigins)) throw data(null, { status: 403 });
  const form = await readFields(request);
  const token = form.get(FORM_TOKEN_FIELD);
  form.delete(FORM_TOKEN_FIELD);
  const isOf = (sessionId: string | undefined) =>
    isFormToken(config.secret, request.headers, { sessionId, token });
  const visit = context.get(requestContext);
  const who = await visit.viewer();
  if (!isActingOver(who)) return { form, isOurs: isOf(sessionIdOf(who)) };
  // Opened before they acted as a member, or beside it: then staff send it as themselves.
  const own = await ownSessionOf(request, context);
  if (own === undefined || !isOf(own)) return { form, isOurs: isOf(undefined) };
  visit.goOnAsThemselves();
  return { form, isOurs: true };
}
