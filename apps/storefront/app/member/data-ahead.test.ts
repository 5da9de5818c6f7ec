import { expect, test } from 'vitest';
import { AHEAD_HEADER } from '../../page/ahead.ts';
import { dataAhead, dataOf, KEPT } from './data-ahead.ts';

const orders = dataOf('https://shop.test/member?a=orders');
const devices = dataOf('https://shop.test/member?a=devices');

/** A network that answers when the test says so, and a clock that it moves. */
function browser() {
  const sent: {
    address: string;
    method: string;
    isAhead: boolean;
    signal?: AbortSignal;
    answer(status?: number): void;
    fail(): void;
  }[] = [];
  const timers = new Map<number, { then: () => void; at: number }>();
  let time = 0;
  let last = 0;
  const ahead = dataAhead({
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const { signal } = init ?? {};
        signal?.addEventListener('abort', () => reject(signal.reason));
        sent.push({
          address: String(input),
          method: init?.method ?? 'GET',
          isAhead: new Headers(init?.headers).has(AHEAD_HEADER),
          ...(signal && { signal }),
          answer: (status = 200) => resolve(new Response(status === 204 ? null : String(input), { status })),
          fail: () => reject(new TypeError('no network')),
        });
      }),
    setTimeout(then, ms) {
      timers.set(++last, { then, at: time + ms });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer ?? 0),
    now: () => time,
  });
  /** @param sleeping the clock goes on, and no timer ends */
  const pass = (ms: number, sleeping = false) => {
    time += ms;
    if (sleeping) return;
    for (const [id, { then, at }] of timers) {
      if (at > time) continue;
      timers.delete(id);
      then();
    }
  };
  return { ahead, sent, pass };
}

const addresses = (sent: readonly { address: string }[]) => sent.map(({ address }) => address);

test('data is asked for where React Router asks for it', () => {
  expect(orders).toBe('https://shop.test/member.data?a=orders&_routes=member');
  expect(dataOf('https://shop.test/de/member?')).toBe('https://shop.test/de/member.data?_routes=member');
  expect(dataOf('https://shop.test/member?a=orders#licence-1')).toBe(orders);
});

test('what was asked for ahead is the navigation’s answer, once', async () => {
  const { ahead, sent } = browser();
  ahead.ask(orders, true);
  const answer = ahead.fetch(new URL(orders));
  sent[0]?.answer();
  expect(await (await answer).text()).toBe(orders);
  expect(sent).toHaveLength(1);
  void ahead.fetch(orders);
  expect(sent).toHaveLength(2);
});

test('a link that is only passed over asks for nothing, and one that is stayed on asks once', () => {
  const { ahead, sent, pass } = browser();
  ahead.ask(orders, false);
  pass(50);
  ahead.ask(devices, false);
  pass(50);
  expect(sent).toEqual([]);
  pass(10);
  expect(addresses(sent)).toEqual([devices]);
  ahead.ask(devices, true);
  pass(100);
  expect(addresses(sent)).toEqual([devices]);
});

test('a link that is left in time asks for nothing', () => {
  const { ahead, sent, pass } = browser();
  ahead.ask(orders, false);
  pass(50);
  ahead.leave();
  pass(50);
  expect(sent).toEqual([]);
});

test('what was asked for stays when its link is left, and another one brushed on the way back to it', () => {
  const { ahead, sent, pass } = browser();
  ahead.ask(orders, true);
  ahead.leave();
  ahead.ask(devices, false);
  pass(50);
  ahead.ask(orders, false);
  pass(50);
  void ahead.fetch(orders);
  expect(addresses(sent)).toEqual([orders]);
});

test('another link that is meant ends what the first one asked for', () => {
  const { ahead, sent } = browser();
  ahead.ask(orders, true);
  ahead.ask(devices, true);
  expect(sent[0]?.signal?.aborted).toBe(true);
  void ahead.fetch(orders);
  expect(addresses(sent)).toEqual([orders, devices, orders]);
});

test.each([
  ['by a timer', false],
  ['by the clock, where timers stood still', true],
])('what waits longer than seconds is dropped, %s', (_, sleeping) => {
  const { ahead, sent, pass } = browser();
  ahead.ask(orders, true);
  pass(KEPT, sleeping);
  void ahead.fetch(orders);
  expect(addresses(sent)).toEqual([orders, orders]);
  expect(sent[0]?.signal?.aborted).toBe(true);
});

test.each(['POST', 'DELETE'])(
  'a %s drops what was asked for before it and while it goes on',
  async (method) => {
    const { ahead, sent } = browser();
    ahead.ask(orders, true);
    const change = ahead.fetch('https://shop.test/member.data?a=devices', { method });
    expect(sent[0]?.signal?.aborted).toBe(true);
    ahead.ask(orders, true);
    sent[1]?.answer();
    await change;
    void ahead.fetch(orders);
    expect(sent.map((each) => each.method)).toEqual(['GET', method, 'GET', 'GET']);
  },
);

test('what goes without the member’s cookies changes nothing of theirs', () => {
  const { ahead, sent } = browser();
  ahead.ask(orders, true);
  void ahead.fetch('https://report.shop.test/', { method: 'POST', credentials: 'omit' });
  void ahead.fetch(orders);
  expect(sent.map((each) => each.method)).toEqual(['GET', 'POST']);
  expect(sent[0]?.signal?.aborted).toBe(false);
});

test('what was not answered ahead is asked for again, and a link without a network stays silent', async () => {
  const { ahead, sent } = browser();
  ahead.ask(orders, true);
  sent[0]?.fail();
  const answer = ahead.fetch(orders);
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(404);
  expect((await answer).status).toBe(404);
});

test.each([404, 500, 503])('what was answered with %i is not asked for twice', async (status) => {
  const { ahead, sent } = browser();
  ahead.ask(devices, true);
  sent[0]?.answer(status);
  expect((await ahead.fetch(devices)).status).toBe(status);
  expect(sent).toHaveLength(1);
  // Another try is a new request.
  void ahead.fetch(devices);
  expect(sent).toHaveLength(2);
});

test('a session that has ended is told to the navigation, which asks by itself', async () => {
  const { ahead, sent } = browser();
  ahead.ask(orders, true);
  sent[0]?.answer(204);
  const answer = ahead.fetch(orders);
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer(202);
  expect((await answer).status).toBe(202);
  expect(sent.map(({ isAhead }) => isAhead)).toEqual([true, false]);
});

test('a navigation that is given up ends what it took over', () => {
  const { ahead, sent } = browser();
  ahead.ask(orders, true);
  const given = new AbortController();
  ahead.fetch(orders, { signal: given.signal }).catch(() => {});
  given.abort();
  expect(sent[0]?.signal?.aborted).toBe(true);
});
