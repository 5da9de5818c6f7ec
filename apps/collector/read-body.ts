import type { IncomingMessage } from 'node:http';

/** The memory shared by all bodies being read, so that many slow clients together can't use more than one limit. */
export interface Room {
  /** Bytes that are left. */
  bytes: number;
}

/** A refused body is read to its end, so that the client gets the answer; a body with more bytes than this is cut off. */
const READ_AT_MOST = 16 * 1024 * 1024;

/**
 * The body as text, or why it is refused, as soon as that is known; a refused body is not kept in memory.
 * @param limit bytes that one body may have.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  room: Room,
): Promise<string | 'too_large' | 'busy' | 'aborted'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let held = 0;
    let settled = false;
    const settle = (body: string) => {
      settled = true;
      room.bytes += held;
      held = 0;
      chunks.length = 0;
      resolve(body);
    };
    if (Number(request.headers['content-length'] ?? 0) > limit) settle('too_large');
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > READ_AT_MOST) request.destroy();
      else if (settled) return;
      else if (size > limit) settle('too_large');
      else if (chunk.length > room.bytes) settle('busy');
      else {
        chunks.push(chunk);
        held += chunk.length;
        room.bytes -= chunk.length;
      }
    });
    request.on('end', () => settled || settle(Buffer.concat(chunks).toString('utf8')));
    request.on('error', () => settled || settle('aborted'));
    request.on('close', () => settled || settle('aborted'));
  });
}
