import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Locale } from '@spindle/platform/config.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An expected failure of a call: its number in the envelope and the HTTP status that agrees with it. */
export interface ErrorEntry {
  cscode: number;
  status: ContentfulStatusCode;
}

/** A module's errors. The code is also the key of its message in `i18n/<locale>/errors.ts`. */
export type ErrorCatalogue = Readonly<Record<string, ErrorEntry>>;

/** Errors that every call can answer (spec §8: 10010 no session, 85641 session expired). */
export const commonErrors = {
  no_session: { cscode: 10010, status: 401 },
  session_expired: { cscode: 85641, status: 401 },
  invalid_input: { cscode: 10022, status: 422 },
  forbidden_origin: { cscode: 10003, status: 403 },
  not_found: { cscode: 10004, status: 404 },
  body_too_large: { cscode: 10013, status: 413 },
  too_many_requests: { cscode: 10029, status: 429 },
  server_error: { cscode: 10050, status: 500 },
} as const satisfies ErrorCatalogue;

/** Who is asking, as the session cookie says; `expired` when there was a session that has ended. */
export type Viewer =
  | { kind: 'anonymous'; expired: boolean }
  | { kind: 'member'; memberId: string; email: string; name: string; sessionId: string };

/** What the server fills in before a call runs. */
export interface BackendEnv {
  Variables: {
    viewer: Viewer;
    locale: Locale;
    /** The address the request came from, after trusted proxies. */
    ip: string;
    /** ISO 3166 code, or undefined when no CDN told it. */
    country: string | undefined;
    /** Translates an error code into the visitor's language. */
    message(code: string): string;
  };
}

/** `{ cscode: 0, msg: "", data }`: what a call answers when it succeeds. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ cscode: z.literal(0), msg: z.literal(''), data });
}

const failure = z.object({
  cscode: z.int().openapi({ description: 'Never 0; each number is listed at the call.' }),
  msg: z.string().openapi({ description: 'For the person in front of the screen, in their language.' }),
  error: z.string().openapi({ description: 'The code, for programs.' }),
  data: z.null(),
});

/** Describes a module's failures for the reference, grouped by HTTP status. */
export function failures(catalogue: ErrorCatalogue) {
  const byStatus = new Map<number, string[]>();
  for (const [code, { cscode, status }] of Object.entries(catalogue)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${cscode} ${code}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join(', '), content: { 'application/json': { schema: failure } } },
    ]),
  );
}

/** A router for one module's calls; input that does not fit its schema answers 422 with the first reason. */
export function backendRouter(): OpenAPIHono<BackendEnv> {
  return new OpenAPIHono<BackendEnv>({
    defaultHook: (result, c) => {
      if (!result.success) return refuse(c, commonErrors, 'invalid_input');
    },
  });
}

/** The answer of a call that failed as expected. */
export function refuse<Catalogue extends ErrorCatalogue>(
  c: Context<BackendEnv>,
  catalogue: Catalogue,
  code: keyof Catalogue & string,
) {
  const { cscode, status } = catalogue[code] as ErrorEntry;
  return c.json({ cscode, msg: c.var.message(code), error: code, data: null }, status);
}

export { createRoute, z };
