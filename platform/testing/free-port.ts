import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux uses for outgoing connections (from 32768), so that none of those takes one meanwhile. */
const FIRST = 20_000;
const COUNT = 10_000;

/**
 * A TCP port for a program that is about to start. No other caller, in whatever process, gets the same one as long as this
 * process lives: it holds the UDP port of that number as its claim.
 */
export async function freePort(): Promise<number> {
  let port = FIRST + Math.floor(Math.random() * COUNT);
  for (let tries = 0; tries < COUNT; tries++) {
    if ((await claim(port)) && (await isFree(port))) return port;
    port = port + 1 < FIRST + COUNT ? port + 1 : FIRST;
  }
  throw new Error('all ports for tests are taken');
}

async function claim(port: number): Promise<boolean> {
  const socket = createSocket({ type: 'udp4', reuseAddr: false }).unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  return once(socket, 'listening').then(
    () => true,
    () => false,
  );
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return true;
}
