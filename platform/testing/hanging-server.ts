import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface HangingServer {
  url: string;
  /** From now on nothing gets through, although connections are accepted. */
  hang(): void;
  recover(): void;
  close(): void;
}

/** A proxy in front of a server, such as a PostgreSQL, that can be made to look as if it hung. */
export async function hangingServer(url: string): Promise<HangingServer> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
    if (hangs) for (const socket of [client, upstream]) socket.pause();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    recover() {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
