import type { OpenAPIHono } from '@hono/zod-openapi';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { isForActing, routesForActing } from './acting.ts';
import { callerOf, declaredCallers, PROGRAM_CALLS_BY_IP } from './callers.ts';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  methodErrors,
  refuse,
  sessionIdOf,
  type Viewer,
} from './envelope.ts';
import { FORM_TOKEN_FIELD, FORM_TOKEN_HEADER, isFormToken } from './form-token.ts';
import { hasUnstorable } from './has-unstorable.ts';
import { languageIn, readBody, speak } from './language-of-call.ts';
import { limitBody } from './limit-body.ts';
import { methodsAt } from './methods-at.ts';
import { reference } from './reference.ts';
import { addReferencePage } from './reference-page.ts';
import { maySend } from './same-site-write.ts';
import { isJson, settleBody } from './settle-body.ts';

/** Seconds after which a call that could not reach the database may be tried again. */
const RETRY_AFTER = 10;

export interface BackendOptions {
  /** One router per domain module, in the order of the reference. */
  modules: readonly OpenAPIHono<BackendEnv>[];
  readViewer(headers: Headers): Promise<Viewer>;
  /** What the server knows about a request; `locale` counts if the call does not name a language. */
  about(request: Request): {
    locale: Locale;
    ip: string;
    country: string | undefined;
    staff?: BackendEnv['Variables']['staff'];
  };
  /** The shop's name in the reference. */
  shopName: string;
  locales: readonly Locale[];
  /** Origins whose pages may call and read the answers. */
  origins: readonly string[];
  secret: string;
  log: Log;
  /** `Set-Cookie` values sent along with 'no session' and 'session expired'. */
  endedLoginCookies: readonly string[];
  /** Those sent when staff's time as a member is over; their own log-in stays. */
  endedActingCookies?: readonly string[];
  limits: Limits;
}

/** All calls of the shop as one app, to be mounted at `/backend`. */
export function createBackend(options: BackendOptions): OpenAPIHono<BackendEnv> {
  const { secret, log, origins, limits } = options;
  const app = backendRouter();
  const nobody: Viewer = { kind: 'anonymous', expired: false };
  let declared: ReturnType<typeof declaredCallers>;
  let forActing: ReturnType<typeof routesForActing>;

  // Where the backend has a host of its own, its callers are pages of another origin.
  const forOrigins = cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ['content-type', 'authorization', FORM_TOKEN_HEADER],
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['retry-after'],
    maxAge: 600,
  });
  app.use((c, next) => {
    if (c.req.header('origin') !== undefined || c.req.method === 'OPTIONS') return forOrigins(c, next);
    // Nobody reads those headers in this answer, and adding them to it would turn its text into a stream, twice.
    c.header('vary', 'Origin');
    return next();
  });

  app.use(async (c, next) => {
    const { raw } = c.req;
    const { locale, ip, country, staff = async () => undefined } = options.about(raw);
    speak(c, languageIn(c.req.query(), options.locales) ?? locale);
    c.set('ip', ip);
    c.set('country', country);
    c.set('staff', staff);
    const caller = callerOf(c, declared);
    c.set('caller', caller);
    // Only a page has a session: from any other caller a cookie proves nothing.
    if (caller !== 'page' && raw.headers.has('cookie')) raw.headers.delete('cookie');
    const viewer = caller === 'page' ? await options.readViewer(raw.headers) : nobody;
    c.set('viewer', viewer);
    const hasActed = viewer.kind === 'anonymous' && viewer.acted;
    c.set('endedLoginCookies', hasActed ? (options.endedActingCookies ?? []) : options.endedLoginCookies);
    // Answers are personal or only true at the moment; a call that may be cached sets its own header.
    c.header('cache-control', 'no-store');
    await next();
  });

  app.use(limitBody);

  app.use(async (c, next) => {
    // A provider's signature covers its body as it was sent.
    if (c.get('caller') !== 'provider') await settleBody(c);
    return next();
  });

  app.use(async (c, next) => {
    const { raw } = c.req;
    // `c.var` would copy all variables.
    const caller = c.get('caller');
    if (caller === 'program') {
      const allowed = await limits.takeLoosely(PROGRAM_CALLS_BY_IP, { ip: c.get('ip') });
      if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
    }
    if (caller !== 'page') return next();
    if (!maySend(raw, origins)) return refuse(c, commonErrors, 'forbidden_origin');
    if (c.var.viewer.kind === 'acting' && !isForActing(c, forActing)) {
      return refuse(c, commonErrors, 'acting_refused');
    }
    const type = c.req.header('content-type');
    if (raw.method === 'POST' && type && !isJson(type)) {
      // A page of another site can post a form, but not JSON, without a CORS preflight. A body that can't be read as a form
      // has no token.
      const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
      const token = c.req.header(FORM_TOKEN_HEADER) ?? form[FORM_TOKEN_FIELD];
      const sessionId = sessionIdOf(c.var.viewer);
      if (!isFormToken(secret, raw.headers, { sessionId, token })) {
        return refuse(c, commonErrors, 'forbidden_origin');
      }
    }
    return next();
  });

  app.use(async (c, next) => {
    // A provider's request is signed as it was sent, and says nothing about a visitor.
    if (c.get('caller') === 'provider') return next();
    if (await hasUnstorable(c)) return refuse(c, commonErrors, 'invalid_input');
    if (!languageIn(c.req.query(), options.locales)) {
      const named = languageIn(await readBody(c), options.locales);
      if (named) speak(c, named);
    }
    return next();
  });

  for (const module of options.modules) app.route('/', module);
  declared = declaredCallers(app);
  forActing = routesForActing(app);
  app.get('/openapi.json', (c) => c.json(reference(app, options)));
  addReferencePage(app, options.shopName);
  // Not `notFound`, which does not run in a mounted app.
  app.all('*', (c) => {
    const mount = routePath(c).replace(/\/?\*$/, '');
    const methods = methodsAt(declared.keys(), c.req.path.slice(mount.length));
    if (methods.length === 0) return refuse(c, commonErrors, 'not_found');
    c.header('allow', methods.join(', '));
    return refuse(c, methodErrors, 'method_not_allowed');
  });

  app.onError((error, c) => {
    // The framework's own errors about a request: broken JSON, an unreadable form, a wrong media type.
    if (error instanceof HTTPException && error.status < 500) return refuse(c, commonErrors, 'invalid_input');
    // More requests wait than can be served soon, in calls that hash or draw.
    if (error instanceof LineFull)
      return refuse(c, commonErrors, 'too_many_requests', error.retryAfterSeconds);
    log.error({ err: error, path: c.req.path }, 'call failed');
    if (isDatabaseOutage(error)) return refuse(c, commonErrors, 'unavailable', RETRY_AFTER);
    return refuse(c, commonErrors, 'server_error');
  });
  return app;
}
