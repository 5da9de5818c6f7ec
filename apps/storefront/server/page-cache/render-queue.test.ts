import { expect, test } from 'vitest';
import { RenderQueue, TooBusy } from './render-queue.ts';

function setUp(settings = {}) {
  const queue = new RenderQueue({ atOnce: 2, waiting: 3, waitingEach: 2, patience: 60_000, ...settings });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, known = false, from?: string) =>
    queue.run(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { known, from },
    );
  return { queue, begun, ends, ask };
}

test('so many run at a time, the others in their turn, known pages first', async () => {
  const { begun, ends, ask } = setUp();
  const all = [ask('a'), ask('b'), ask('made up'), ask('made up, too'), ask('home', true)];
  expect(begun).toEqual(['a', 'b']);
  ends.get('a')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'home']);
  ends.get('b')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'home', 'made up']);
  ends.get('home')?.();
  ends.get('made up')?.();
  await expect.poll(() => begun.length).toBe(5);
  ends.get('made up, too')?.();
  expect(await Promise.all(all)).toHaveLength(5);
});

test('who finds the line full is refused at once, and made-up pages take no place from known ones', async () => {
  const { queue, begun, ends, ask } = setUp();
  const served = ['a', 'b', '1', '2', '3'].map((name) => ask(name));
  await expect(ask('4')).rejects.toThrow(TooBusy);
  const home = ask('home', true);
  expect(queue.waiting).toBe(4);
  for (const name of ['a', 'b', 'home', '1', '2', '3']) {
    await expect.poll(() => begun).toContain(name);
    ends.get(name)?.();
  }
  expect(await home).toBe('home');
  expect(await Promise.all(served)).toHaveLength(5);
});

test('who has waited for too long is refused, and keeps nobody else waiting', async () => {
  const { queue, ends, ask } = setUp({ patience: 1 });
  const running = [ask('a'), ask('b')];
  await expect(ask('late')).rejects.toThrow(TooBusy);
  expect(queue.waiting).toBe(0);
  ends.get('a')?.();
  ends.get('b')?.();
  expect(await Promise.all(running)).toEqual(['a', 'b']);
});

test('one that waits for somebody else gives its place away, up to so many', async () => {
  const { begun, ends, ask } = setUp({ atOnce: 1, aside: { after: 1, most: 1 } });
  const all = [ask('asks a provider'), ask('asks it, too'), ask('last')];
  await expect.poll(() => begun).toEqual(['asks a provider', 'asks it, too']);
  // The second keeps its place, because only one may step aside.
  ends.get('asks it, too')?.();
  await expect.poll(() => begun).toEqual(['asks a provider', 'asks it, too', 'last']);
  for (const end of ends.values()) end();
  expect(await Promise.all(all)).toHaveLength(3);
});

test('a rendering that fails gives its place back', async () => {
  const { queue } = setUp({ atOnce: 1 });
  const fail = () => queue.run(() => Promise.reject(new Error('no database')), { known: true });
  for (let index = 0; index < 3; index++) await expect(fail()).rejects.toThrow('no database');
  expect(await queue.run(async () => 'home', { known: true })).toBe('home');
});

test('networks have their turns one after the other, however much one of them asks for', async () => {
  const { begun, ends, ask } = setUp({ atOnce: 1, waiting: 10, waitingEach: 3 });
  const flood = ['1', '2', '3', '4'].map((name) => ask(name, true, '192.0.2.1'));
  await expect(ask('5', true, '192.0.2.1')).rejects.toThrow(TooBusy);
  const buyers = [ask('buyer', true, '192.0.2.2'), ask('other', true, '192.0.2.3')];
  for (const name of ['1', '2', 'buyer', 'other', '3', '4']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    ends.get(name)?.();
  }
  expect(await Promise.all([...flood, ...buyers])).toHaveLength(6);
});
