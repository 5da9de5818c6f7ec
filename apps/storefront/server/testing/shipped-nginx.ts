import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const SHIPPED = join(import.meta.dirname, '../../../../deploy/nginx.conf');

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Where deploy/nginx.conf is tried, instead of on port 443 of a machine with certificates. */
export interface Place {
  port: number;
  /** Ports of the storefront's nodes. */
  nodes: readonly number[];
  /** Port of the collector; by default the first node's, for tests that do not use the report host. */
  collector?: number;
  /** More directives for the server block, before its locations. */
  more?: string;
}

/** deploy/nginx.conf, with only its addresses, certificates and cache directory replaced. */
function configuration(directory: string, { port, nodes, collector, more = '' }: Place): string {
  const replaced: readonly [string | RegExp, string][] = [
    ['server 127.0.0.1:3000;', nodes.map((node) => `server 127.0.0.1:${node};`).join(' ')],
    ['server 127.0.0.1:3002;', `server 127.0.0.1:${collector ?? nodes[0]};`],
    [/listen 443 ssl.*;/g, `listen 127.0.0.1:${port};`],
    [/ssl_certificate.*;\n/g, '\n'],
    ['server_name shop.example;', `server_name shop.example localhost 127.0.0.1; ${more}`],
    ['/var/cache/nginx/spindle', join(directory, 'cache')],
    ['/var/log/nginx/spindle.log', join(directory, 'access.log')],
  ];
  const shop = replaced.reduce(
    (text, [what, by]) => {
      const next = text.replaceAll(what, by);
      if (next === text) throw new Error(`deploy/nginx.conf has no ${what} any more.`);
      return next;
    },
    readFileSync(SHIPPED, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  );
  return `daemon off; worker_processes 1; pid ${directory}/pid; error_log ${directory}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${shop} }`;
}

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** Runs nginx as shipped in front of these nodes. */
export async function startShippedNginx(place: Place): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-nginx-'));
  mkdirSync(join(directory, 'cache'));
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configuration(directory, place));
  // Reports what is wrong with the file; running nginx with it would only fail.
  await promisify(execFile)('nginx', ['-t', '-q', '-c', file]);
  const program = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${place.port}`;
  while (!(await fetch(`${origin}/healthz`).then(Boolean, () => false))) {
    if (program.exitCode !== null) throw new Error('nginx ended.');
    await delay(20);
  }
  return {
    origin,
    async stop() {
      await ended(program);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const ended = (program: ChildProcess) =>
  new Promise((resolve) => {
    program.once('exit', resolve);
    program.kill('SIGTERM');
  });
