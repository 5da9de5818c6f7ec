import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { boundedStore } from './page-store.ts';
import { packPage, type StoredPage } from './stored-page.ts';
import { WholeAnswer } from './whole-answer.ts';

const MINUTE = 60_000;

/** A cache with a clock that stands still, and pages whose rendering ends when the test says so. */
function setUp({
  maxBytes = 1_000_000,
  denser = undefined as { sent(page: StoredPage): void } | undefined,
} = {}) {
  const clock = { now: 0 };
  const settings = {
    now: () => clock.now,
    freshFor: 10 * MINUTE,
    usableFor: 60 * MINUTE,
    missingFor: MINUTE / 2,
    missingUsableFor: 0,
    incompleteFor: 2_000,
    failedFor: 0,
  };
  const cache = new PageCache(settings, boundedStore(maxBytes), denser);
  const renderings: { resolve(page: StoredPage): void; reject(error: Error): void }[] = [];
  const ask = (key = '/', system: 'win' | 'mac' = 'win') =>
    cache.page({
      key,
      system,
      common: true,
      render: () => new Promise((resolve, reject) => renderings.push({ resolve, reject })),
    });
  return { clock, cache, renderings, ask };
}

function page(
  text: string,
  {
    status = 200,
    tags = ['page-home'],
    bySystem = false,
    incomplete = false,
    endsAt = Number.POSITIVE_INFINITY,
  } = {},
) {
  return packPage({ status, headers: {}, body: Buffer.from(text), tags, bySystem, incomplete, endsAt }, []);
}

const textOf = (stored: StoredPage | undefined) => {
  const bytes = stored?.br.bytes;
  return (bytes instanceof WholeAnswer ? bytes.body : bytes)?.toString();
};

describe('page cache', () => {
  test('renders a page once for everybody who asks meanwhile', async () => {
    const { cache, renderings, ask } = setUp();
    const answers = Array.from({ length: 50 }, () => ask());
    expect(renderings).toHaveLength(1);
    renderings[0]?.resolve(await page('home'));
    expect(new Set((await Promise.all(answers)).map(textOf))).toEqual(new Set(['home']));
    expect(textOf(cache.fresh('/', 'win'))).toBe('home');
  });

  test('counts how often a page goes out as it is stored, also after it was rendered anew and is the same', async () => {
    const sent: (string | undefined)[] = [];
    const denser = {
      sent(page: StoredPage) {
        page.sent++;
        sent.push(textOf(page));
      },
    };
    const { cache, renderings, ask } = setUp({ denser });
    for (const text of ['home', 'home', 'other']) {
      cache.purge(['page-home']);
      const answer = ask();
      renderings.shift()?.resolve(await page(text));
      await answer;
      cache.fresh('/', 'win');
    }
    expect(sent).toEqual(['home', 'home', 'other']);
    expect(cache.fresh('/', 'win')?.sent).toBe(2);
  });

  test('a purge that arrives while a page is rendered keeps the old page out', async () => {
    const { cache, renderings, ask } = setUp();
    const before = ask();
    cache.purge(['page-home']);
    const after = ask();
    renderings[1]?.resolve(await page('new'));
    expect(textOf(await after)).toBe('new');
    renderings[0]?.resolve(await page('old'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(cache.fresh('/', 'win'))).toBe('new');
  });

  test('two purges while a page is rendered are both seen', async () => {
    const { cache, renderings, ask } = setUp();
    const before = ask();
    cache.purge(['footer']);
    cache.purge(['page-home']);
    renderings[0]?.resolve(await page('old'));
    await before;
    expect(cache.fresh('/', 'win')).toBeUndefined();
  });

  test('a purge of other documents lets a page be stored', async () => {
    const { cache, renderings, ask } = setUp();
    const answer = ask();
    cache.purge(['products:643']);
    renderings[0]?.resolve(await page('home'));
    await answer;
    expect(textOf(cache.fresh('/', 'win'))).toBe('home');
  });

  test('a purged page is rendered before it is shown again', async () => {
    const { cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('old'));
    await first;
    cache.purge(['page-home']);
    expect(cache.fresh('/', 'win')).toBeUndefined();
    const second = ask();
    renderings[1]?.resolve(await page('new'));
    expect(textOf(await second)).toBe('new');
  });

  test('an outdated page is shown while it is rendered again', async () => {
    const { clock, cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('old'));
    await first;
    clock.now += 11 * MINUTE;
    expect(cache.fresh('/', 'win')).toBeUndefined();
    expect(textOf(await ask())).toBe('old');
    expect(renderings).toHaveLength(2);
  });

  test.each([
    [
      'throws',
      async (rendering: { reject(error: Error): void }) => rendering.reject(new Error('no database')),
    ],
    [
      'answers 500',
      async (rendering: { resolve(page: StoredPage): void }) =>
        rendering.resolve(await page('maintenance', { status: 500 })),
    ],
  ])('a purged page stands in when rendering %s, and the next attempt waits', async (_how, fail) => {
    const { clock, cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('old'));
    await first;
    cache.purge(['page-home']);
    const second = ask();
    const attempt = renderings[1] ?? expect.fail('nothing was rendered');
    await fail(attempt);
    expect(textOf(await second)).toBe('old');
    expect(textOf(await ask())).toBe('old');
    expect(renderings).toHaveLength(2);
    clock.now += 2_000;
    void ask();
    expect(renderings).toHaveLength(3);
  });

  test('without an old page a failure reaches the visitor and is not stored', async () => {
    const { cache, renderings, ask } = setUp();
    const answer = ask();
    renderings[0]?.resolve(await page('maintenance', { status: 500 }));
    expect((await answer).status).toBe(500);
    expect(cache.fresh('/', 'win')).toBeUndefined();
  });

  test('a flood of missing pages evicts no real page', async () => {
    const { cache, renderings, ask } = setUp({ maxBytes: 300_000 });
    const home = ask();
    renderings[0]?.resolve(await page('home'));
    await home;
    for (let index = 1; index <= 100; index++) {
      const answer = ask(`/nothing-${index}`);
      renderings[index]?.resolve(await page('missing', { status: 404 }));
      await answer;
    }
    expect(textOf(cache.fresh('/', 'win'))).toBe('home');
    expect(cache.size.pages).toBeLessThan(10);
    expect(cache.size.pages).toBeGreaterThan(1);
    expect(cache.size.bytes).toBeLessThan(300_000);
  });

  test('after a gap in the messages nothing old is trusted', async () => {
    const { cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('home'));
    await first;
    const other = ask('/dvd-ripper');
    cache.purgeAll();
    renderings[1]?.resolve(await page('dvd'));
    await other;
    expect(cache.fresh('/', 'win')).toBeUndefined();
    expect(cache.fresh('/dvd-ripper', 'win')).toBeUndefined();
  });

  test('a page that is the same on every system is kept once, any other once for each', async () => {
    const { cache, renderings, ask } = setUp();
    const both = [ask('/'), ask('/dvd-ripper', 'win'), ask('/dvd-ripper', 'mac')];
    renderings[0]?.resolve(await page('home'));
    renderings[1]?.resolve(await page('for win', { bySystem: true }));
    renderings[2]?.resolve(await page('for mac', { bySystem: true }));
    await Promise.all(both);
    expect(textOf(cache.fresh('/', 'mac'))).toBe('home');
    expect(textOf(cache.fresh('/dvd-ripper', 'win'))).toBe('for win');
    expect(textOf(cache.fresh('/dvd-ripper', 'mac'))).toBe('for mac');
    expect(cache.size.pages).toBe(3);
  });

  test('a page may begin and cease to depend on the system', async () => {
    const { cache, renderings, ask } = setUp();
    const answers = ['same', 'for win', 'same again'];
    for (const [index, text] of answers.entries()) {
      cache.purge(['page-home']);
      const answer = ask();
      renderings[index]?.resolve(await page(text, { bySystem: text === 'for win' }));
      await answer;
      expect(textOf(cache.fresh('/', 'win'))).toBe(text);
      expect(textOf(cache.fresh('/', 'mac'))).toBe(text === 'for win' ? undefined : text);
      expect(cache.size.pages).toBe(1);
    }
  });

  test('a page without its footer lasts for seconds, and never stands in for a whole one', async () => {
    const { clock, cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('no footer', { incomplete: true }));
    expect(textOf(await first)).toBe('no footer');
    expect(textOf(cache.fresh('/', 'win'))).toBe('no footer');
    clock.now += 2_001;
    const second = ask();
    renderings[1]?.resolve(await page('whole'));
    expect(textOf(await second)).toBe('whole');
    clock.now += 11 * MINUTE;
    expect(textOf(await ask())).toBe('whole');
    renderings[2]?.resolve(await page('no footer', { incomplete: true }));
    await expect.poll(() => cache.counts.failed).toBe(1);
    expect(textOf(await ask())).toBe('whole');
  });

  test('who joins a failing rendering gets the outdated page, too', async () => {
    const { cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('old'));
    await first;
    cache.purge(['page-home']);
    const joined = [ask(), ask(), ask()];
    expect(renderings).toHaveLength(2);
    renderings[1]?.reject(new Error('no database'));
    expect((await Promise.all(joined)).map(textOf)).toEqual(['old', 'old', 'old']);
  });

  test('never serves a page past its end, not even while it is rendered again or when that fails', async () => {
    const { clock, cache, renderings, ask } = setUp();
    const first = ask();
    renderings[0]?.resolve(await page('until five', { endsAt: 5 * MINUTE }));
    await first;
    clock.now = 5 * MINUTE - 1;
    expect(textOf(cache.fresh('/', 'win'))).toBe('until five');
    clock.now = 5 * MINUTE;
    expect(cache.fresh('/', 'win')).toBeUndefined();
    expect(cache.answersAtOnce('/', 'win')).toBe(false);
    const failed = ask();
    renderings[1]?.reject(new Error('no database'));
    await expect(failed).rejects.toThrow('no database');
    const next = ask();
    renderings[2]?.resolve(await page('after it'));
    expect(textOf(await next)).toBe('after it');
  });

  test('does not keep a page whose end came while it was rendered', async () => {
    const { clock, cache, renderings, ask } = setUp();
    const asked = ask();
    clock.now = 2 * MINUTE;
    renderings[0]?.resolve(await page('too late', { endsAt: MINUTE }));
    await asked;
    expect(cache.fresh('/', 'win')).toBeUndefined();
  });
});
