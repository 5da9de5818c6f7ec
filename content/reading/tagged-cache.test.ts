import { describe, expect, test } from 'vitest';
import { type TaggedCacheSettings, taggedCache } from './tagged-cache.ts';

interface Value {
  text: string;
  tags: string[];
}

const clock = { now: 0 };
const open = (settings: Partial<TaggedCacheSettings<Value>> = {}) =>
  taggedCache<Value>({
    limit: 10,
    maxAge: 60_000,
    now: () => clock.now,
    outdated: ({ text, tags }) => ({ text, tags: [...tags, 'outdated'] }),
    ...settings,
  });

const value = (text: string, ...tags: string[]): Value => ({ text, tags });

/** A load that ends when it is told to. */
function slowLoad() {
  let finish: (result: Value) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const result = new Promise<Value>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { load: () => result, finish, fail };
}

describe('a cache of tagged values', () => {
  test('loads once for many callers at the same time', async () => {
    const cache = open();
    const slow = slowLoad();
    let loads = 0;
    const load = () => {
      loads += 1;
      return slow.load();
    };
    const answers = [cache.get('a', load), cache.get('a', load)];
    slow.finish(value('one'));
    expect((await Promise.all(answers)).map((answer) => answer.text)).toEqual(['one', 'one']);
    await cache.get('a', load);
    expect(loads).toBe(1);
  });

  test('forgets what carries a purged tag and keeps the rest', async () => {
    const cache = open();
    await cache.get('a', async () => value('old', 'products:643'));
    await cache.get('b', async () => value('kept', 'footer'));
    cache.purge(['products:643']);
    expect((await cache.get('a', async () => value('new'))).text).toBe('new');
    expect((await cache.get('b', async () => value('not asked for'))).text).toBe('kept');
  });

  test('does not keep what was read before a purge, though another purge came before that', async () => {
    const cache = open();
    const slow = slowLoad();
    const early = cache.get('a', slow.load);
    cache.purge(['footer']);
    cache.purge(['products:643']);
    slow.finish(value('old', 'products:643'));
    expect((await early).text).toBe('old');
    expect((await cache.get('a', async () => value('new', 'products:643'))).text).toBe('new');
  });

  test('does not keep what was read before a purge that came while reading', async () => {
    const cache = open();
    const slow = slowLoad();
    const early = cache.get('a', slow.load);
    cache.purge(['products:643']);
    const late = cache.get('a', async () => value('new', 'products:643'));
    slow.finish(value('old', 'products:643'));
    expect((await early).text).toBe('old');
    expect((await late).text).toBe('new');
    expect((await cache.get('a', async () => value('again'))).text).toBe('new');
  });

  test('reads again when it may have missed a purge, and serves what it has while that fails', async () => {
    const cache = open();
    await cache.get('a', async () => value('old'));
    cache.purgeAll();
    const down = async () => {
      throw new Error('database down');
    };
    expect((await cache.get('a', down)).text).toBe('old');
    expect((await cache.get('a', async () => value('new'))).text).toBe('new');
    await expect(cache.get('never read', down)).rejects.toThrow('database down');
  });

  test('a purged value is not served when reading fails: it may have been withdrawn', async () => {
    const cache = open();
    await cache.get('a', async () => value('old', 'footer'));
    cache.purge(['footer']);
    await expect(
      cache.get('a', async () => {
        throw new Error('database down');
      }),
    ).rejects.toThrow('database down');
  });

  test('forgets the least recently used when it is full', async () => {
    const cache = open({ limit: 2 });
    await cache.get('a', async () => value('a'));
    await cache.get('b', async () => value('b'));
    await cache.get('a', async () => value('not asked for'));
    await cache.get('c', async () => value('c'));
    expect((await cache.get('a', async () => value('a again'))).text).toBe('a');
    expect((await cache.get('b', async () => value('b again'))).text).toBe('b again');
  });

  test('who joins a load that fails gets the value from before, too, and is told that it is old', async () => {
    const cache = open();
    await cache.get('a', async () => value('old', 'footer'));
    cache.purgeAll();
    const slow = slowLoad();
    const callers = [cache.get('a', slow.load), cache.get('a', slow.load), cache.get('a', slow.load)];
    slow.fail(new Error('database down'));
    expect(await Promise.all(callers)).toEqual(Array(3).fill(value('old', 'footer', 'outdated')));
  });

  test('reads again what has reached its age, though nothing was purged', async () => {
    const cache = open();
    await cache.get('a', async () => value('old'));
    clock.now += 59_999;
    expect((await cache.get('a', async () => value('new'))).text).toBe('old');
    clock.now += 1;
    expect((await cache.get('a', async () => value('new'))).text).toBe('new');
  });

  test('what is old by age alone is the answer while reading it again hangs, for a bounded time', async () => {
    const cache = open({ patience: 1, usableFor: 60_000 });
    await cache.get('a', async () => value('old', 'footer'));
    clock.now += 60_000;
    const hung = slowLoad();
    expect(await cache.get('a', hung.load)).toEqual(value('old', 'footer', 'outdated'));
    expect(await cache.get('a', hung.load)).toEqual(value('old', 'footer', 'outdated'));
    clock.now += 60_000;
    const waiting = cache.get('a', hung.load);
    hung.finish(value('new', 'footer'));
    expect(await waiting).toEqual(value('new', 'footer'));
  });

  test('reading again that is quick is waited for', async () => {
    const cache = open({ patience: 60_000 });
    await cache.get('a', async () => value('old'));
    clock.now += 60_000;
    expect(await cache.get('a', async () => value('new'))).toEqual(value('new'));
  });

  test('neither a purge nor a gap lets what is old answer while it is read again', async () => {
    const cache = open({ patience: 0 });
    for (const end of [() => cache.purge(['footer']), cache.purgeAll]) {
      await cache.get('a', async () => value('old', 'footer'));
      clock.now += 60_000;
      await cache.get('a', slowLoad().load);
      end();
      const slow = slowLoad();
      const waiting = cache.get('a', slow.load);
      slow.finish(value('new', 'footer'));
      expect((await waiting).text).toBe('new');
    }
  });

  test('what anybody can ask for evicts nothing else', async () => {
    const cache = open({ limit: 2, spare: { limit: 3, holds: ({ text }) => text === 'nothing' } });
    await cache.get('a', async () => value('a'));
    for (let index = 0; index < 100; index++) await cache.get(`x${index}`, async () => value('nothing'));
    expect((await cache.get('a', async () => value('a again'))).text).toBe('a');
    expect((await cache.get('x99', async () => value('now here'))).text).toBe('nothing');
    expect((await cache.get('x0', async () => value('now here'))).text).toBe('now here');
  });
});
