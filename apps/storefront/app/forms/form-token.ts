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
 * What a page with forms that needs no log-in begins with: the token of its forms, where to log in again if a session is over
 * (`SessionEnded` says it), and the cookies of both; for loaders.
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

/** The token for the forms of a page, and the cookie that it goes with; for loaders. */
export async function formTokenFor(request: Request, context: Context) {
  const { config } = context.get(servicesContext);
  return issueFormToken(config.secret, request.headers, {
    sessionId: await nextSessionOf(request, context),
    scope: config.cookies,
  });
}

/**
 * The session that the next request will have. That of staff whose time as a member is over: from the page that says so on they
 * are themselves, and what came back with it is theirs to send. A page that is fetched ahead ends nothing.
 */
async function nextSessionOf(request: Request, context: Context): Promise<string | undefined> {
  const who = await context.get(requestContext).viewer();
  return isActingOver(who) && !isAhead(request.headers) ? ownSessionOf(request, context) : sessionIdOf(who);
}

const isActingOver = (who: Viewer) => who.kind === 'anonymous' && Boolean(who.acted);

/** That of staff who are members themselves. */
async function ownSessionOf(request: Request, context: Context): Promise<string | undefined> {
  const { accounts } = context.get(servicesContext);
  return sessionIdOf(await readViewer(accounts, withoutActing(request.headers)));
}

/**
 * The fields of a form that one of our own pages sent; for actions. A form from elsewhere is refused. One
 * that was opened before a log-in or log-out in another tab is shown anew.
 */
export async function readForm(request: Request, context: Context, url: URL): Promise<FormData> {
  const { form, isOurs } = await readSent(request, context);
  if (!isOurs) throw redirectTo(context, url.pathname + url.search, { status: 303 });
  return form;
}

/**
 * The same for a page that begins with `formPageFor`: where the session that a form was opened in is over, what was typed
 * comes back with the page that says so.
 */
export async function readFormOrReply(request: Request, context: Context, url: URL) {
  const { form, isOurs } = await readSent(request, context);
  if (isOurs) return { form };
  if (!(await endedSession(context))) throw redirectTo(context, url.pathname + url.search, { status: 303 });
  return { ended: data<{ reply: FormReply }>({ reply: replyTo(form, {}) }, { status: 401 }) };
}

/**
 * The same for a form that changes nothing and whose answer is what was sent, such as a text as a file: whoever the visitor is by
 * now, it is theirs.
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
  // Opened before they acted as a member, or beside it: they send it as themselves.
  const own = await ownSessionOf(request, context);
  if (own === undefined || !isOf(own)) return { form, isOurs: isOf(undefined) };
  visit.goOnAsThemselves();
  return { form, isOurs: true };
}
