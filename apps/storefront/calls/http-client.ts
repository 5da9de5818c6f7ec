import type { Locale } from '@spindle/platform/locales.ts';
import { type CallName, type Calls, FORM_CALLS } from './backend-calls.ts';

/** Statuses after which a GET is retried once (spec §8). */
const RETRIED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** No session, and a session that has ended. */
export const SESSION_CODES: ReadonlySet<unknown> = new Set([10010, 85641]);

export type HandledStatus = 401 | 403 | 404 | 500;

export interface HttpClientOptions {
  locale: Locale;
  /** The backend's origin: empty in a browser where it is the page's own. */
  backendHost: string;
  /** Sent with every call. A server passes the visitor's cookie on here, as a session travels no other way. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
  /** Called when the answer says that nobody is logged in (any more), whether the call resolves or rejects. */
  onSessionEnded?(): void;
  /** Called with the statuses that a page may want to handle; by default nothing happens (spec §8). */
  onStatus?(status: HandledStatus, body: unknown): void;
}

export interface CallOptions {
  /** Sent with a form, which other sites could send as well. */
  formToken?: string;
  signal?: AbortSignal;
}

/**
 * Makes a call: `call('POST /backend/member/logout')`.
 * @returns the body of the answer
 * @throws the body if it has an `error` field or the status is an error, null if the body is not JSON, and an `Error` if
 * no answer came
 */
export type HttpClient = <Name extends CallName>(
  name: Name,
  parameters?: Calls[Name]['takes'],
  options?: CallOptions,
) => Promise<Calls[Name]['answers']>;

/** The only way to make a call, in the browser and on the server (spec §7, §8). */
export function createHttpClient(client: HttpClientOptions): HttpClient {
  return async (name, parameters = {}, options = {}) => {
    const response = await send(client, name, parameters, options);
    const body: unknown = await response.json().catch(() => null);
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    if (SESSION_CODES.has(fields.cscode)) client.onSessionEnded?.();
    if (!response.ok) {
      if (isHandled(response.status)) client.onStatus?.(response.status, body);
      throw body;
    }
    if (body === null || fields.error) throw body;
    return body as never;
  };
}

async function send(
  { locale, backendHost, headers, fetch: ask = fetch }: HttpClientOptions,
  name: CallName,
  parameters: Readonly<Record<string, unknown>>,
  { formToken, signal }: CallOptions,
): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ');
  const url = path.startsWith('/backend/') ? backendHost + path : path;
  const all = { locale, lang: locale, ...parameters };
  const common = { method, credentials: 'include', ...(signal && { signal }) } as const;
  if (method === 'GET') {
    const get = () => ask(`${url}?${asForm(all)}`, { ...common, ...(headers && { headers }) });
    const first = await get();
    return RETRIED.has(first.status) ? get() : first;
  }
  const token = formToken && { 'x-csrf-token': formToken };
  return FORM_CALLS.has(name)
    ? ask(url, { ...common, headers: { ...headers, ...token }, body: asForm(all) })
    : ask(url, {
        ...common,
        headers: { ...headers, ...token, 'content-type': 'application/json' },
        body: JSON.stringify(all),
      });
}

/** As a query or a form, without undefined parameters. */
function asForm(parameters: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function isHandled(status: number): status is HandledStatus {
  return status === 401 || status === 403 || status === 404 || status === 500;
}
