import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { surrogateKey } from '@spindle/content/reading/tags.ts';
import { type Sites, siteAt } from '@spindle/platform/sites.ts';
import type { ClientOs } from '../../page/client-os.ts';
import { hrefIn } from '../../page/links.ts';
import { DEFAULT_SETTINGS, PageCache } from './page-cache.ts';
import { plainStore } from './page-store.ts';
import { RenderQueue } from './render-queue.ts';
import { acceptedEncoding } from './send-page.ts';
import type { RenderedPage, StoredPage } from './stored-page.ts';

/** The screen sets a longer path in smaller letters, so the page is kept in both sizes. */
const LONG_PATH = 24;

/** Filling in the path and compressing takes half a millisecond; after a few, stored pages get their turn. */
const TURNS = { atOnce: 2, waiting: 500, waitingEach: 500, patience: 4_000 };

/**
 * After a failure, the 404 page is not rendered again for each made-up path during this time, ms; publishing it ends the
 * wait at once.
 */
const FAILED_FOR = 5_000;

export interface MissingPagesDeps {
  now(): number;
  sites: Sites;
  render(target: string, system: ClientOs): Promise<RenderedPage>;
  headers(page: RenderedPage): string[];
  /** Sources may change between two requests, so nothing is kept (during development). */
  changing: boolean;
}

/** A request for a page, with the visitor's system; in `target`, the origin stands before the path where it is not the first. */
export interface AskedPage {
  target: string;
  system: ClientOs;
  /** A page was deleted there: answered with 410 instead of 404, so that search engines drop it at once. */
  gone: boolean;
}

/**
 * The page for paths that do not exist. Anybody can request any number of those, so it is rendered once per language, for
 * a path that nobody can guess, which is then replaced by the requested path.
 */
export class MissingPages {
  private readonly deps: MissingPagesDeps;
  private readonly pages: PageCache;
  private readonly parts = new WeakMap<StoredPage, string[]>();
  private readonly turns = new RenderQueue(TURNS);
  private readonly short = `/404-${randomBytes(6).toString('hex')}`;
  private readonly long = `${this.short}-${randomBytes(12).toString('hex')}`;

  constructor(deps: MissingPagesDeps) {
    this.deps = deps;
    const settings = {
      ...DEFAULT_SETTINGS,
      now: deps.now,
      missingFor: deps.changing ? 0 : DEFAULT_SETTINGS.freshFor,
      missingUsableFor: deps.changing ? 0 : DEFAULT_SETTINGS.usableFor,
      failedFor: deps.changing ? 0 : FAILED_FOR,
    };
    // A key consists of a site, one of two lengths and a system: there are few, and all are kept.
    this.pages = new PageCache(settings, plainStore());
  }

  purge(tags: readonly string[]): void {
    this.pages.purge(tags);
  }

  purgeAll(): void {
    this.pages.purgeAll();
  }

  /** @throws {TooBusy} when there are more requests than can be answered in time */
  async send(req: IncomingMessage, res: ServerResponse, asked: AskedPage): Promise<void> {
    await this.turns.run(() => this.answer(req, res, asked), { known: false });
  }

  private async answer(
    req: IncomingMessage,
    res: ServerResponse,
    { target, system, gone }: AskedPage,
  ): Promise<void> {
    const { sites } = this.deps;
    // Reads the path as a rendered page does.
    const { origin, pathname } = new URL(target, sites[0].origin);
    const { site, path } = siteAt(sites, origin, pathname);
    const place = path.length > LONG_PATH ? this.long : this.short;
    const page = await this.page(hrefIn(site, place, sites[0].origin), system);
    const html = this.partsOf(page, place).join(escapeHtml(path));
    const zipped = acceptedEncoding(req.headers['accept-encoding']) !== 'identity';
    // Quickly: nobody else will read it.
    const body = zipped ? gzipSync(html, { level: 1 }) : Buffer.from(html);
    const headers = [...page.headers, 'content-length', String(body.length)];
    if (zipped) headers.push('content-encoding', 'gzip');
    res.writeHead(page.status === 404 && gone ? 410 : page.status, headers);
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  private async page(target: string, system: ClientOs): Promise<StoredPage> {
    const fresh = this.pages.fresh(target, system);
    if (fresh) return fresh;
    const render = async () => asItIs(await this.deps.render(target, system), this.deps.headers);
    return this.pages.page({ key: target, system, common: true, render });
  }

  private partsOf(page: StoredPage, place: string): string[] {
    const known = this.parts.get(page);
    if (known) return known;
    const parts = String(page.gzip.bytes).split(place);
    this.parts.set(page, parts);
    return parts;
  }
}

/** Kept uncompressed, since every answer is compressed anew. */
function asItIs(page: RenderedPage, headersOf: MissingPagesDeps['headers']): StoredPage {
  const variant = { encoding: 'identity', etag: '', bytes: page.body } as const;
  const headers = [...Object.entries(page.headers).flat(), ...headersOf(page)];
  if (page.tags.length > 0) headers.push('surrogate-key', surrogateKey(page.tags));
  const { status, tags, bySystem, incomplete, lasting = false, endsAt = Number.POSITIVE_INFINITY } = page;
  return {
    ...{ status, tags, bySystem, incomplete, lasting, endsAt, headers, hash: '' },
    ...{ br: variant, gzip: variant, bytes: page.body.length },
    ...{ freshUntil: 0, usableUntil: 0, purged: false, retryAt: 0, sent: 0, denser: false },
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes as React does. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
