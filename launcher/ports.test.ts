import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isPortFree, portTakenLine } from './ports.ts';

let holder: Server | undefined;
afterEach(() => new Promise((done) => (holder ? holder.close(done) : done(undefined))));

async function hold(host: string): Promise<number> {
  const server = createServer();
  holder = server;
  await new Promise<void>((done) => server.listen(0, host, done));
  return (server.address() as { port: number }).port;
}

it.each(['127.0.0.1', '0.0.0.0'])('sees a port that is held on %s', async (host) => {
  const port = await hold(host);
  expect(await isPortFree(port)).toBe(false);
});

it('names the port, the process and what to change', async () => {
  const line = portTakenLine(await hold('127.0.0.1'), 'PORT', 'storefront');
  expect(line).toMatch(/^Port \d+ for the storefront is taken.*set PORT to another port\.$/);
  if (process.platform === 'linux') expect(line).toContain(`by process ${process.pid} `);
});
