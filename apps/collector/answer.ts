import type { ServerResponse } from 'node:http';

/** The answer to a request; `body` is sent as JSON unless it is a string. */
export interface Answer {
  status: number;
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
}

/** Refuses a post: `cscode` matches the HTTP status, `error` is for programs. */
export function refusal(status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 500 | 503, error: string): Answer {
  const cscode = {
    400: 10022,
    401: 10010,
    403: 10003,
    404: 10004,
    405: 10005,
    413: 10013,
    415: 10015,
    500: 10050,
    503: 10053,
  }[status];
  return {
    status,
    body: { cscode, error },
    ...(status === 503 && { headers: { 'retry-after': '5' } }),
  };
}

export function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.destroyed) return;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}
