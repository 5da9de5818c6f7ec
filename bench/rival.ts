import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@spindle/launcher/embedded-postgres.ts';
import { answers, ended } from './demo-shop.ts';
import { hasProgram } from './load.ts';

/** A server that does nothing but send one page's bytes with the same headers. */
export interface Rival {
  name: 'nginx' | 'plain node:http';
  url: string;
  bytes: number;
  close(): Promise<void>;
}

interface Captured {
  headers: [string, string][];
  body: Buffer;
}

/** Copies a page as the shop sends it, and serves it from one worker on the given core. */
export async function startRival(pageUrl: string, core: number): Promise<Rival> {
  const page = await capture(pageUrl);
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'spindle-rival-'));
  const name = hasProgram('nginx') ? 'nginx' : 'plain node:http';
  const command = name === 'nginx' ? nginx(directory, port, page) : plain(directory, port, page);
  const program = spawn('taskset', ['-c', String(core), ...command], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/page`;
  await answers(url, program);
  return {
    name,
    url,
    bytes: page.body.length,
    async close() {
      await ended(program);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Without `fetch`, which would decompress it. */
function capture(url: string): Promise<Captured> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const own = new Set(['date', 'connection', 'keep-alive', 'content-length', 'etag', 'content-type']);
      const headers = Object.entries(answer.headersDistinct)
        .filter(([name]) => !own.has(name))
        .map(([name, values]): [string, string] => [name, values?.join(', ') ?? '']);
      resolve({ headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

function nginx(directory: string, port: number, { headers, body }: Captured): string[] {
  mkdirSync(join(directory, 'www'), { mode: 0o755 });
  writeFileSync(join(directory, 'www/page'), body);
  const added = headers.map(([name, value]) => `add_header ${name} '${value.replace(/['\\]/g, '\\$&')}';`);
  writeFileSync(
    join(directory, 'nginx.conf'),
    `worker_processes 1; daemon off; user root; pid ${directory}/pid; error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${directory}/www; default_type 'text/html; charset=utf-8'; ${added.join(' ')} }
}`,
  );
  return ['nginx', '-c', join(directory, 'nginx.conf')];
}

function plain(directory: string, port: number, { headers, body }: Captured): string[] {
  const file = join(directory, 'plain.mjs');
  const all = [...headers.flat(), 'content-type', 'text/html', 'content-length', String(body.length)];
  writeFileSync(
    file,
    `import { createServer } from 'node:http';
const body = Buffer.from('${body.toString('base64')}', 'base64');
createServer((req, res) => { res.writeHead(200, ${JSON.stringify(all)}); res.end(body); }).listen(${port}, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));`,
  );
  return [process.execPath, file];
}
