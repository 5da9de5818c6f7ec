import { createRoute as describeRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Messages } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Actor } from '../actor.ts';
import { ACTING_KEY } from './acting.ts';
import { CALLERS_KEY, type Caller } from './callers.ts';
import { isJson } from './settle-body.ts';

/** An expected failure of a call: its number in the envelope, and the matching HTTP status. */
export interface ErrorEntry {
  cscode: number;
  status: ContentfulStatusCode;
}

/** Every code has a message: a code without one, in any language, does not compile. */
export type ErrorCode = keyof Messages['errors'];

/** A module's errors. Each code is also the key of its message in `i18n/errors/<locale>.ts`. */
export type ErrorCatalogue = Readonly<Partial<Record<ErrorCode, ErrorEntry>>>;

/** Errors that every call can answer with, those for programs included (spec §8: 10010 no session, 85641 session expired). */
export const programErrors = {
  no_session: { cscode: 10010, status: 401 },
  session_expired: { cscode: 85641, status: 401 },
  invalid_input: { cscode: 10022, status: 422 },
  field_required: { cscode: 10023, status: 422 },
  invalid_email: { cscode: 10024, status: 422 },
  forbidden_origin: { cscode: 10003, status: 403 },
  not_found: { cscode: 10004, status: 404 },
  body_too_large: { cscode: 10013, status: 413 },
  too_many_requests: { cscode: 10029, status: 429 },
  server_error: { cscode: 10050, status: 500 },
  unavailable: { cscode: 10053, status: 503 },
} as const satisfies ErrorCatalogue;

/** Errors that every call of a page can answer with. */
export const commonErrors = {
  ...programErrors,
  acting_refused: { cscode: 10005, status: 403 },
} as const satisfies ErrorCatalogue;

/** The answer when a path is asked with a method it does not have; no call gives it itself. */
export const methodErrors = {
  method_not_allowed: { cscode: 10006, status: 405 },
} as const satisfies ErrorCatalogue;

/** Who is asking, according to the session cookie; `expired` when there was a session that has ended. */
export type Viewer =
  | {
      kind: 'anonymous';
      expired: boolean;
      /** What has ended was not a log-in but staff's time as a member. */
      acted?: boolean;
    }
  | {
      kind: 'member';
      memberId: string;
      email: string;
      name: string;
      sessionId: string;
      /** When a password, a mailed code or another factor was last given in this session. */
      factorAt: Date;
    }
  | Acting;

/**
 * Staff who look at the shop as a member (`accounts/acting/`). They are not a member: code that does not handle them expressly
 * treats them as nobody, and calls and pages are closed to them unless declared otherwise.
 */
export interface Acting {
  kind: 'acting';
  memberId: string;
  email: string;
  name: string;
  /** The id of the acting, not of a log-in. */
  sessionId: string;
  /** When it ends, by the shop's clock. */
  until: Date;
  staff: Extract<Actor, { kind: 'staff' }>;
}

/** The id to which the forms of a page are bound. */
export const sessionIdOf = (viewer: Viewer): string | undefined =>
  viewer.kind === 'anonymous' ? undefined : viewer.sessionId;

/** What the server fills in before a call runs. */
export interface BackendEnv {
  Variables: {
    viewer: Viewer;
    /** The kind of caller the sender is treated as, among those that the route declares. */
    caller: Caller;
    locale: Locale;
    /** The address the request came from, after trusted proxies. */
    ip: string;
    /** ISO 3166 code; undefined if no CDN sent one. */
    country: string | undefined;
    /**
     * The member of staff who sends it, by a token of the back office (`Authorization: Bearer`); without a token this costs
     * nothing.
     */
    staff(): Promise<Extract<Actor, { kind: 'staff' }> | undefined>;
    /** `Set-Cookie` values sent along with 'no session' and 'session expired'. */
    endedLoginCookies: readonly string[];
    /** Translates an error code into the visitor's language. */
    message(code: ErrorCode): string;
  };
}

/** `{ cscode: 0, msg: "", data }`: the answer of a call that succeeds. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ cscode: z.literal(0), msg: z.literal(''), data });
}

const failure = z.object({
  cscode: z.int().openapi({ description: 'Never 0; each number is listed at the call.' }),
  msg: z.string().openapi({ description: 'For the person in front of the screen, in their language.' }),
  error: z.string().openapi({ description: 'The code, for programs.' }),
  data: z.null(),
});

/**
 * Describes a module's failures for the reference, grouped by HTTP status.
 * @param told by status, the shape of `data`; for other statuses it is null
 */
export function failures(catalogue: ErrorCatalogue, told: Readonly<Record<number, z.ZodType>> = {}) {
  const byStatus = new Map<number, string[]>();
  for (const [code, { cscode, status }] of Object.entries(catalogue)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${cscode} ${code}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join(', '),
        content: {
          'application/json': {
            schema: failure.extend({ data: told[Number(status)]?.nullable() ?? z.null() }),
          },
        },
      },
    ]),
  );
}

/**
 * Describes a call. @param route `callers` says who may make it (see callers.ts), by default our pages; `acting` opens it to
 * staff who act as a member (see acting.ts), which is closed by default.
 */
export function createRoute<
  Path extends string,
  Route extends Omit<RouteConfig, 'path'> & { path: Path; callers?: readonly Caller[]; acting?: true },
>(route: Route) {
  const { callers = ['page'], acting, ...call } = route;
  const common = failures(anyCallOf(route.method, callers, acting));
  // The declarations move to keys that OpenAPI allows (`x-…`); the rest stays as given.
  return describeRoute<Path, Route>({
    ...call,
    responses: withAlso(call.responses, common),
    [CALLERS_KEY]: callers,
    ...(acting && { [ACTING_KEY]: true }),
  } as unknown as Route);
}

/** The errors that every call of this kind can answer with, besides its own. */
function anyCallOf(method: string, callers: readonly Caller[], acting: true | undefined): ErrorCatalogue {
  const { acting_refused, body_too_large, forbidden_origin, invalid_input, too_many_requests } = commonErrors;
  const isForPages = callers.every((caller) => caller === 'page');
  return {
    server_error: commonErrors.server_error,
    unavailable: commonErrors.unavailable,
    ...(method === 'post' && { body_too_large }),
    ...(method === 'post' && !callers.includes('provider') && { invalid_input }),
    ...(method === 'post' && isForPages && { forbidden_origin }),
    ...(isForPages && !acting && { acting_refused }),
    ...(callers.includes('program') && { too_many_requests }),
  };
}

/** The answers of a call, together with the common ones that it does not name itself. */
function withAlso(own: RouteConfig['responses'], common: ReturnType<typeof failures>) {
  const also = Object.entries(common).map(([status, answer]) => {
    const given = own[status] && 'description' in own[status] ? own[status] : undefined;
    const named = given?.description?.split(', ') ?? [];
    const missing = answer.description.split(', ').filter((line) => !named.includes(line));
    return [status, { ...answer, ...given, description: [...named, ...missing].join(', ') }] as const;
  });
  return { ...own, ...Object.fromEntries(also) };
}

export type BackendRouter = OpenAPIHono<BackendEnv>;

/** A router for one module's calls; input that does not match its schema is answered with 422 and the first reason. */
export function backendRouter(): BackendRouter {
  return new OpenAPIHono<BackendEnv>({ defaultHook: refuseUnfit });
}

/** The router's answer to input that does not match; for a route with a hook of its own. */
export function refuseUnfit(
  result: { success: true } | { success: false; error: z.core.$ZodError },
  c: Context<BackendEnv>,
): Refusal | undefined {
  if (result.success) return undefined;
  // The validator also passes on the input, although its types do not say so.
  const { data, error } = result as typeof result & { data?: unknown };
  return refuse(c, commonErrors, reason(data, error.issues));
}

/** One of the two sentences that forms expect (spec §5), else the general one. */
function reason(sent: unknown, [issue]: readonly z.core.$ZodIssue[]) {
  const value = issue?.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    sent,
  );
  if (value === undefined || value === '') return 'field_required';
  return issue?.code === 'invalid_format' && issue.format === 'email' ? 'invalid_email' : 'invalid_input';
}

/** The body of a write, as JSON or as a form; read it with `written()`. */
export function writeBody<Schema extends z.ZodType>(schema: Schema) {
  return {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

/** The body of a write, parsed by the schema of its `writeBody()`. */
export function written<Body>(
  c: Context<BackendEnv, string, { in: object; out: { json: Body; form: Body } }>,
): Body {
  const type = c.req.header('content-type') ?? '';
  return isJson(type) ? c.req.valid('json') : c.req.valid('form');
}

/** An answer whose type fits next to any declared one: its shape is `failure`, as listed by `failures()`. */
export type Refusal = Response & TypedResponse<never, never, never>;

/** The answer of a call with an expected failure. @param told as listed by `failures()` */
export function refuse<Catalogue extends ErrorCatalogue>(
  c: Context<BackendEnv>,
  catalogue: Catalogue,
  code: keyof Catalogue & ErrorCode,
  retryAfterSeconds?: number,
  told: object | null = null,
): Refusal {
  const { cscode, status } = catalogue[code] as ErrorEntry;
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  return c.json({ cscode, msg: c.var.message(code), error: code, data: told }, status) as Refusal;
}

export { z };
