import type { Server } from 'node:http';
import { type PlainStatus, plainPage } from './plain-page.ts';

const REASONS = { 400: 'Bad Request', 431: 'Request Header Fields Too Large' } as const;

/** Answers what Node's parser refuses: broken request lines, headers that are too large or forbidden. */
export function refuseBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status: PlainStatus & keyof typeof REASONS = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const body = plainPage(status);
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status]}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: default-src 'none'\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
