import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Content } from '@spindle/content/reading/readers.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openLog } from '@spindle/platform/log.ts';
import { createFront } from '../http/front.ts';
import { openPageOrigins } from '../http/page-origins.ts';
import { refuseBrokenRequests } from '../http/refuse-broken-requests.ts';
import { CodeGuesses } from '../page-cache/code-guesses.ts';
import { KnownCodes } from '../page-cache/known-codes.ts';
import { DEFAULT_SETTINGS, PageCache } from '../page-cache/page-cache.ts';
import { boundedStore } from '../page-cache/page-store.ts';
import { RenderQueue } from '../page-cache/render-queue.ts';
import type { Pages } from '../pages.ts';

export const SESSION = `laravel_session=made-up.${'a'.repeat(43)}%3D`;
export const MAC = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' };

const config = readConfig({
  SANDBOX: '1',
  SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://localhost/none',
  ORIGIN: 'https://shop.test',
  TRUST_PROXY: 'loopback',
});

/** The front of a shop whose pages and documents the test decides. */
export class TestFront {
  readonly clock = { now: 0 };
  readonly cache = new PageCache({ now: () => this.clock.now, ...DEFAULT_SETTINGS }, boundedStore(1_000_000));
  readonly queue = new RenderQueue({ atOnce: 1, waiting: 2, waitingEach: 2, patience: 60_000 });
  readonly ownPagesQueue = new RenderQueue({ atOnce: 1, waiting: 3, waitingEach: 1, patience: 60_000 });
  /** System and target of each page that was rendered. */
  readonly rendered: string[] = [];
  /** Error lines of its log. */
  readonly logged: string[] = [];
  /** Paths that were counted as missed. */
  readonly missed: string[] = [];

  render: Pages['renderShared'] = async (target, os) => {
    this.rendered.push(`${os} ${target}`);
    const body = Buffer.from(`<p>${target} for ${os}</p>`.repeat(50));
    const headers = { 'content-type': 'text/html' };
    const tags = ['page-home', 'footer'];
    return { status: 200, headers, body, tags, bySystem: target !== '/same', incomplete: false };
  };
  address: Content['address'] = async (path) =>
    path === '/no-document' ? null : { path, type: 'page-products', slug: '', locales: ['en'] };
  redirect: Content['redirect'] = async () => null;
  isComing: Content['isComing'] = async () => false;

  private readonly server = createServer(this.listener());

  private readonly sockets: Socket[] = [];

  /** Bytes received so far, on all its connections. */
  get bytesRead() {
    return this.sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  }

  get port() {
    return (this.server.address() as AddressInfo).port;
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`;
  }

  readonly get = (path: string, headers: Record<string, string> = {}) =>
    fetch(this.origin + path, { headers, redirect: 'manual' });

  static async open(): Promise<TestFront> {
    const front = new TestFront();
    refuseBrokenRequests(front.server, config);
    front.server.on('connection', (socket) => front.sockets.push(socket));
    await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private listener() {
    const { cache, queue, ownPagesQueue } = this;
    return createFront({
      ...{ config, cache, queue, ownPagesQueue },
      log: openLog('test', 'error', { write: (line) => this.logged.push(line) }),
      pages: {
        renderShared: (...page) => this.render(...page),
        answer: async () => ({ response: new Response() }),
      },
      files: new Map(),
      routes: {
        refresh: async () => {},
        find: (path) => ({ kind: kindOf(path), query: path === '/dvd-ripper' ? ['coupon'] : [] }),
      },
      content: {
        countMissed: (path) => this.missed.push(path),
        address: (path) => this.address(path),
        addressOf: async () => null,
        listArticles: async () => ({ items: [], total: 0, page: 1, pages: 0, tags: [] }),
        read: async () => null,
        redirect: (path) => this.redirect(path),
        isComing: (path) => this.isComing(path),
      },
      codes: new KnownCodes({
        list: async () => ['DNC10'],
        now: Date.now,
        log: openLog('test', 'silent'),
      }),
      guesses: new CodeGuesses({ now: () => 1 + this.clock.now }),
      missing: {
        send: async (_req, res, { gone }) => void res.writeHead(gone ? 410 : 404).end('missing'),
      },
      origins: openPageOrigins(config),
      behind: (_req, res) => void res.writeHead(200, { 'x-behind': '1' }).end('personal'),
    });
  }
}

function kindOf(path: string) {
  if (path === '/checkout') return 'own';
  if (path.startsWith('/nothing')) return 'missing';
  return path === '/' ? 'content' : 'document';
}
