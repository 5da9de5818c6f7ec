import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { pathOf, sitesOf } from '@spindle/platform/sites.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AskedPage, MissingPages } from './missing-pages.ts';

const sites = sitesOf(
  { locales: ['en', 'de', 'fr', 'ja', 'zh'], defaultLocale: 'en', shopName: 'Spindle' },
  'https://shop.test',
  {
    zh: 'https://zh.shop.test',
  },
);

let server: Server;
let origin: string;
let missing: MissingPages;
let rendered: string[];
let broken: boolean;
let bySystem: boolean;
let size: number;
let status: number;
let lasting: boolean;
let now: number;

beforeEach(async () => {
  rendered = [];
  broken = false;
  bySystem = false;
  size = 0;
  status = 404;
  lasting = false;
  now = 1_000_000;
  missing = new MissingPages({
    now: () => now,
    sites,
    async render(target) {
      if (broken) throw new Error('no database');
      rendered.push(target);
      const path = pathOf(sites, target);
      const body = `<title>Not found: ${path}</title><h1>${path}</h1><a href="/ja${path}">${path.length}</a>`;
      const headers = { 'content-type': 'text/html' };
      const of = { status, lasting, tags: ['footer'], bySystem, incomplete: false };
      return { ...of, headers, body: Buffer.from(body + ' '.repeat(size)) };
    },
    changing: false,
    headers: () => ['vary', 'Accept-Encoding'],
  });
  server = createServer(
    (req, res) =>
      void missing.send(req, res, { target: req.url ?? '/', system: 'win', gone: req.url === '/gone' }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = async (path: string, encoding = 'br, gzip') => {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
  return { answer, text: await answer.text() };
};

/** Has the page sent to a visitor of another origin, or on another system. */
async function answered(asked: Omit<AskedPage, 'gone'>): Promise<void> {
  const req = new IncomingMessage(new Socket());
  await missing.send(req, new ServerResponse(req), { ...asked, gone: false });
}

test('it is rendered once a language, whatever is asked for', async () => {
  for (let index = 0; index < 20; index++) {
    await Promise.all([get(`/nothing-${index}`), get(`/de/nothing-${index}`, 'identity')]);
  }
  expect(rendered).toHaveLength(2);
  const { answer, text } = await get('/de/nothing?coupon=1');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(text).toMatch(/^<title>Not found: \/nothing<\/title><h1>\/nothing<\/h1><a href="\/ja\/nothing">/);
});

test('where something was that was deleted, the same page answers 410', async () => {
  const { answer, text } = await get('/gone');
  expect(answer.status).toBe(410);
  expect(text).toContain('<h1>/gone</h1>');
  expect((await get('/other')).answer.status).toBe(404);
  expect(rendered).toHaveLength(1);
});

test.each([true, false])(
  'a flood over languages, lengths and systems renders one page a key: by system %s',
  async (differs) => {
    bySystem = differs;
    size = 100_000;
    for (let round = 0; round < 5; round++) {
      for (const { origin: at, prefix } of sites) {
        for (const path of [`/nothing-${round}`, `/${'long-'.repeat(8)}${round}`]) {
          const target = at === 'https://shop.test' ? prefix + path : at + prefix + path;
          for (const system of ['win', 'mac'] as const) await answered({ target, system });
        }
      }
    }
    expect(rendered).toHaveLength(differs ? 5 * 2 * 2 : 5 * 2);
    missing.purge(['footer']);
    await answered({ target: '/nothing', system: 'win' });
    expect(rendered).toHaveLength(differs ? 21 : 11);
  },
);

test('a path is text and nothing else', async () => {
  const { text } = await get(`/a'b&c"<script>alert(1)</script>`);
  expect(text).toContain('<h1>/a&#x27;b&amp;c%22%3Cscript%3Ealert(1)%3C/script%3E</h1>');
  expect((await get('/$&-$1-$$')).text).toContain('<h1>/$&amp;-$1-$$</h1>');
});

test('a long path stands where a long path was rendered', async () => {
  const path = `/${'long-'.repeat(8)}`;
  expect((await get(path)).text).toContain(`<h1>${path}</h1>`);
  const shown = Number(/>(\d+)<\/a>/.exec((await get(path)).text)?.[1]);
  expect(shown).toBeGreaterThan(24);
  expect(rendered).toHaveLength(1);
});

test('it is rendered anew when a document of it has changed, and stands in when that fails', async () => {
  await get('/nothing');
  missing.purge(['products:643']);
  await get('/nothing');
  expect(rendered).toHaveLength(1);
  broken = true;
  missing.purge(['footer']);
  expect((await get('/other')).text).toContain('<h1>/other</h1>');
  broken = false;
  missing.purgeAll();
  await expect.poll(async () => (await get('/nothing')) && rendered.length).toBe(2);
});

test('a 404 page that fails is tried again after seconds, not for each made-up path, and at once when published', async () => {
  status = 500;
  for (let index = 0; index < 20; index++) expect((await get(`/nothing-${index}`)).answer.status).toBe(500);
  expect(rendered).toHaveLength(1);
  now += 5_001;
  await get('/nothing');
  await get('/other');
  expect(rendered).toHaveLength(2);
  status = 404;
  missing.purge(['footer']);
  const { answer, text } = await get('/nothing');
  expect(answer.status).toBe(404);
  expect(text).toContain('<h1>/nothing</h1>');
});

test('a 404 page that was there stands in for one that fails', async () => {
  await get('/nothing');
  status = 500;
  missing.purge(['footer']);
  expect((await get('/other')).answer.status).toBe(404);
});

test('without its document there is none, whatever was there before, until the document is published', async () => {
  await get('/nothing');
  [status, lasting] = [500, true];
  missing.purge(['footer']);
  for (let index = 0; index < 20; index++) expect((await get(`/nothing-${index}`)).answer.status).toBe(500);
  now += 60_000;
  await get('/nothing');
  expect(rendered).toHaveLength(2);
  [status, lasting] = [404, false];
  missing.purge(['footer']);
  expect((await get('/nothing')).answer.status).toBe(404);
});
