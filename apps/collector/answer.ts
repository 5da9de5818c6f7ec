import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a request is answered with; `body` is JSON unless it is a text. */
export interface Answer {
  status: number;
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
}

/** Refusals of a post: `cscode` agrees with the HTTP status, `error` is for programs. */
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

/** A refused body is read to its end, so that the client gets the answer; one of more bytes than this is cut off. */
const READ_AT_MOST = 16 * 1024 * 1024;

/** The body as text, or `too_large` as soon as that is known; nothing beyond the limit is kept. */
export function readBody(request: IncomingMessage, limit: number): Promise<string | 'too_large' | 'aborted'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    if (Number(request.headers['content-length'] ?? 0) > limit) resolve('too_large');
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      resolve('too_large');
      chunks.length = 0;
      if (size > READ_AT_MOST) request.destroy();
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', () => resolve('aborted'));
    request.on('close', () => resolve('aborted'));
  });
}
