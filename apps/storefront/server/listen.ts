import type { Server } from 'node:net';

/**
 * Resolves when the server accepts connections.
 * @throws when the port is taken
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}
