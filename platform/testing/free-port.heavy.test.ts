import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const ASKED = 400;
const ask = () => Promise.all(Array.from({ length: ASKED }, freePort));

test('two processes are never told the same port, and may listen on theirs', async () => {
  const program = `
    const { freePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))});
    console.log(JSON.stringify(await Promise.all(Array.from({ length: ${ASKED} }, freePort))));
    process.stdin.resume();`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const mine = await ask();
  const [line] = await once(other.stdout.setEncoding('utf8'), 'data');
  const given = [...mine, ...JSON.parse(line)];
  expect(new Set(given).size).toBe(2 * ASKED);
  const server = createServer();
  await once(server.listen(mine[0]), 'listening');
  server.close();
  other.stdin.end();
});
