import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { carryOver, DenserPages } from './denser-pages.ts';
import { wholeAnswer } from './send-page.ts';
import { bodyOf, packPage, type StoredPage } from './stored-page.ts';

const OFTEN = 4;

const html = (title: string) =>
  Array.from(
    { length: 400 },
    (_, index) => `<li class="row-${index % 7}">${title} ${index * index}</li>`,
  ).join('');

function page(title: string, { status = 200, headers = {} as Record<string, string> } = {}) {
  const body = Buffer.from(html(title));
  return packPage({ status, headers, body, tags: [], bySystem: false, incomplete: false }, []);
}

const wireOf = (stored: StoredPage) => String(wholeAnswer(stored, 'br'));

/** Compression and pauses end when the test says so. */
function byHand() {
  const begun: string[] = [];
  const steps: (() => void)[] = [];
  const step = () => new Promise<void>((resolve) => steps.push(resolve));
  const failures: unknown[] = [];
  const pages = new DenserPages({
    compress: async (text) => {
      begun.push(/>(\w+) /.exec(String(text))?.[1] ?? '');
      await step();
      return Buffer.from('x');
    },
    rest: step,
    failed: (error) => failures.push(error),
  });
  const goOn = async () => {
    await expect.poll(() => steps.length, { interval: 1 }).toBe(1);
    steps.shift()?.();
  };
  return { pages, begun, goOn, failures };
}

function send(pages: DenserPages, stored: StoredPage, times = OFTEN) {
  for (let time = 0; time < times; time++) pages.sent(stored);
}

test('a page that is often sent takes fewer bytes, under another ETag', async () => {
  const pages = new DenserPages({ failed: (error) => expect.fail(String(error)) });
  const stored = await page('home', { headers: { 'x-kept': 'yes' } });
  const before = stored.br;
  send(pages, stored, OFTEN - 1);
  expect(stored.br).toBe(before);
  send(pages, stored, 1);
  await expect.poll(() => stored.denser, { interval: 1 }).toBe(true);
  expect(bodyOf(stored.br).length).toBeLessThan(bodyOf(before).length);
  expect(brotliDecompressSync(bodyOf(stored.br)).toString()).toBe(html('home'));
  expect(stored.br.etag).not.toBe(before.etag);
  expect(wireOf(stored)).toContain(
    `x-kept: yes\r\netag: ${stored.br.etag}\r\ncontent-length: ${bodyOf(stored.br).length}\r\n`,
  );
  pages.close();
});

test('one page at a time, with a rest after each', async () => {
  const { pages, begun, goOn } = byHand();
  const stored = await Promise.all([page('one'), page('two')]);
  for (const each of stored) send(pages, each);
  await goOn();
  await expect.poll(() => stored[0]?.denser, { interval: 1 }).toBe(true);
  expect(begun).toEqual(['one']);
  await goOn();
  await expect.poll(() => begun, { interval: 1 }).toEqual(['one', 'two']);
});

test('what has become old meanwhile, is no page or is no longer wanted is left alone', async () => {
  const { pages, begun, goOn } = byHand();
  const [first, old, missing, last, late] = await Promise.all([
    page('first'),
    page('old'),
    page('missing', { status: 404 }),
    page('last'),
    page('late'),
  ]);
  for (const each of [first, old, missing, last]) send(pages, each);
  old.purged = true;
  await goOn();
  await goOn();
  await expect.poll(() => begun, { interval: 1 }).toEqual(['first', 'last']);
  pages.close();
  send(pages, late);
  await goOn();
  await goOn();
  expect(begun).toEqual(['first', 'last']);
});

test('a page that can not be compressed stays as it is, and the next one has its turn', async () => {
  const failures: unknown[] = [];
  let compressed = 0;
  const pages = new DenserPages({
    compress: async () => {
      if (compressed++ === 0) throw new Error('no memory');
      return Buffer.from('x');
    },
    rest: async () => {},
    failed: (error) => failures.push(error),
  });
  const [first, second] = await Promise.all([page('first'), page('second')]);
  const before = first.br;
  for (const each of [first, second]) send(pages, each);
  await expect.poll(() => second.denser, { interval: 1 }).toBe(true);
  expect(failures).toHaveLength(1);
  expect(first.br).toBe(before);
});

test('a page that was rendered anew keeps the smaller bytes while it is the same', async () => {
  const [before, same, other] = await Promise.all([
    page('home'),
    page('home', { headers: { 'x-new': '1' } }),
    page('away'),
  ]);
  const pages = new DenserPages({ failed: (error) => expect.fail(String(error)) });
  send(pages, before);
  await expect.poll(() => before.denser, { interval: 1 }).toBe(true);
  const rendered = other.br;
  carryOver(before, same);
  carryOver(before, other);
  expect(bodyOf(same.br)).toEqual(bodyOf(before.br));
  expect(same.br.etag).toBe(before.br.etag);
  expect(wireOf(same)).toContain('x-new: 1');
  expect([same.sent, same.denser]).toEqual([OFTEN, true]);
  expect([other.br, other.sent, other.denser]).toEqual([rendered, 0, false]);
  pages.close();
});
