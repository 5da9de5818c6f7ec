import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '@spindle/platform/config.ts';
import { siteAt } from '@spindle/platform/sites.ts';
import { type PlainStatus, refusalPage } from './refusal-page.ts';

const REASONS = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const;

/** Errors that are not listed are broken requests (400). */
const STATUSES: Readonly<Record<string, keyof typeof REASONS>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The refusal's page needs the shop's style sheet and logo. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'";

/**
 * Answers what Node's parser refuses: broken request lines, headers that are too large or forbidden, and requests that do
 * not arrive in time. While an earlier request of the connection is being answered, that answer breaks off, as nothing
 * may be written into it (https://nodejs.org/api/http.html#event-clienterror).
 */
export function refuseBrokenRequests(server: Server, { sites }: Pick<Config, 'sites'>): void {
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    const own = answers.get(socket) ?? new Set();
    answers.set(socket, own.add(res));
    res.once('close', () => own.delete(res));
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const isAnswering = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) return socket.destroy();
    const status: PlainStatus & keyof typeof REASONS = STATUSES[error.code ?? ''] ?? 400;
    const { path, accept } = readLoosely(error.rawPacket);
    const body = refusalPage(status, { site: siteAt(sites, sites[0].origin, path).site, accept });
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status]}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: ${POLICY}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}

/** Bytes of a head that are read. */
const MOST = 16 * 1024;

/**
 * Reads path and `Accept` from bytes that could not be parsed, as far as they are there: just enough to word the refusal.
 * Only the last bytes are available. When the head began before them, as with a head that is too large, the path is
 * missing, and the request is assumed to be for a page.
 */
function readLoosely(bytes: Buffer = Buffer.alloc(0)): { path: string; accept: string | undefined } {
  const head = bytes.toString('latin1', 0, MOST);
  const line = /^[A-Z]+ (\/[^\s?#]*)/.exec(head);
  const [, accept = line ? undefined : 'text/html'] = /\r\naccept:([^\r\n]*)/i.exec(head) ?? [];
  return { path: line?.[1] ?? '/', accept };
}
