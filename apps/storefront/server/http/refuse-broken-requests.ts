import type { Server } from 'node:http';
import type { Config } from '@spindle/platform/config.ts';
import { siteAt } from '@spindle/platform/sites.ts';
import { type PlainStatus, refusalPage } from './refusal-page.ts';

const REASONS = { 400: 'Bad Request', 431: 'Request Header Fields Too Large' } as const;

/** What the page needs that people read: the style and the mark of the shop. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'";

/** Answers what Node's parser refuses: broken request lines, headers that are too large or forbidden. */
export function refuseBrokenRequests(server: Server, { sites }: Pick<Config, 'sites'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status: PlainStatus & keyof typeof REASONS = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const { path, accept } = readLoosely(error.rawPacket);
    const body = refusalPage(status, { site: siteAt(sites, sites[0].origin, path).site, accept });
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status]}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: ${POLICY}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}

/** Bytes of a head that are looked at. */
const MOST = 16 * 1024;

/**
 * As far as it can be told from the bytes that could not be read: enough for the words of the refusal, and nothing else. They
 * are those that came last. Where the head began before them, as it does when a browser sends one that is too large, what is
 * asked for is not among them, and it is taken to be a page.
 */
function readLoosely(bytes: Buffer = Buffer.alloc(0)): { path: string; accept: string | undefined } {
  const head = bytes.toString('latin1', 0, MOST);
  const line = /^[A-Z]+ (\/[^\s?#]*)/.exec(head);
  const [, accept = line ? undefined : 'text/html'] = /\r\naccept:([^\r\n]*)/i.exec(head) ?? [];
  return { path: line?.[1] ?? '/', accept };
}
