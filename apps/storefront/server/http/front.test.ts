import { networkOf } from '@spindle/platform/network-of.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAC, SESSION, TestFront } from '../testing/front-for-test.ts';

let front: TestFront;
beforeEach(async () => {
  front = await TestFront.open();
});
afterEach(() => front.close());

describe('stored pages', () => {
  test('a page is rendered once a class of client, whatever the other parameters', async () => {
    await Promise.all([
      front.get('/'),
      front.get('/?utm_source=mail'),
      front.get('/', { 'user-agent': 'Windows' }),
      front.get('/', MAC),
    ]);
    expect((await front.get('/?gclid=2')).status).toBe(200);
    expect(front.rendered.sort()).toEqual(['mac /', 'win /']);
  });

  test('a page that is the same on both systems is stored once', async () => {
    await front.get('/same');
    expect((await front.get('/same', MAC)).headers.get('vary')).toBe('Accept-Encoding');
    expect(front.rendered).toEqual(['win /same']);
  });

  test('a coupon that exists has a page of its own, any other is the page without one', async () => {
    await Promise.all(['NOPE', '<b>', 'A'.repeat(50)].map((code) => front.get(`/dvd-ripper?coupon=${code}`)));
    await front.get('/?coupon=DNC10');
    expect(front.rendered.sort()).toEqual(['win /', 'win /dvd-ripper']);
  });

  test('a coupon has a page of its own', async () => {
    expect(await (await front.get('/dvd-ripper?coupon=DNC10&x=1')).text()).toContain('?coupon=DNC10 for win');
    await front.get('/dvd-ripper?coupon=DNC10');
    await front.get('/dvd-ripper');
    expect(front.rendered).toEqual(['win /dvd-ripper?coupon=DNC10', 'win /dvd-ripper']);
  });

  test('who guesses codes sees pages without any, as long as others see them', async () => {
    const from = (ip: string, path: string, cookie = '') =>
      front.get(path, { 'x-forwarded-for': ip, ...(cookie && { cookie }) });
    for (let index = 0; index < 20; index++) {
      // Each in its own way: with or without a made-up session, and from another address of the same network.
      const cookie = index % 2 ? SESSION : '';
      await from(`2001:db8:1:2::${index}`, `/dvd-ripper?coupon=NOPE${index}`, cookie);
    }
    for (const cookie of ['', SESSION]) {
      for (const code of ['DNC10', 'NOPE']) {
        const refused = await from('2001:db8:1:2::ffff', `/dvd-ripper?x=1&coupon=${code}`, cookie);
        expect([refused.status, refused.headers.get('location')]).toEqual([302, '/dvd-ripper?x=1']);
        expect(refused.headers.get('cache-control')).toBe('private, no-store');
      }
    }
    expect((await from('2001:db8:1:2::ffff', '/dvd-ripper?x=1')).status).toBe(200);
    const other = await from('2001:db8:1:3::1', '/dvd-ripper?coupon=DNC10');
    expect(await other.text()).toContain('?coupon=DNC10 for win');
    front.clock.now += 10 * 60_000 + 1;
    expect((await from('2001:db8:1:2::1', '/dvd-ripper?coupon=DNC10')).status).toBe(200);
  });

  test.each([
    ['a session', { cookie: `a=b; ${SESSION}` }, '/'],
    ["an editor's preview", {}, '/?preview=123.abc'],
    ['a page that is one visitor’s own', {}, '/checkout'],
    ['the data of a page that is one visitor’s own', {}, '/checkout.data?pid=643'],
    ['a call', {}, '/backend/member/'],
  ])('%s goes past them', async (_what, headers, path) => {
    await front.get('/');
    expect((await front.get(path, headers as Record<string, string>)).headers.get('x-behind')).toBe('1');
    expect(front.rendered).toEqual(['win /']);
  });

  test('a cookie that cannot be a session buys no rendering', async () => {
    for (let index = 0; index < 3; index++)
      await front.get('/', { cookie: `laravel_session=made-up-${index}` });
    expect(front.rendered).toEqual(['win /']);
  });

  test('a path that does not exist renders nothing, whoever asks', async () => {
    for (const headers of [{}, { cookie: SESSION }]) {
      expect((await front.get('/nothing-here', headers as Record<string, string>)).status).toBe(404);
    }
    const data = ['/made-up.data', '/dvd-ripper.data', '/nothing.data', '/_root.data', '/.data'];
    for (const path of ['/no-document', '/no-document?coupon=DNC10']) {
      expect((await front.get(path)).status).toBe(404);
    }
    for (const path of data) {
      for (const headers of [{}, { cookie: SESSION }]) {
        expect((await front.get(path, headers as Record<string, string>)).status).toBe(404);
      }
    }
    expect(front.rendered).toEqual([]);
    expect(new Set(front.missed)).toContain('/no-document');
  });

  test('while too much waits to be rendered, what is stored goes out and the rest is told when to come back', async () => {
    await front.get('/');
    const { promise, resolve } = Promise.withResolvers<void>();
    const renderAtOnce = front.render;
    front.render = (...page) => promise.then(() => renderAtOnce(...page));
    const waiting = ['/a', '/b', '/c'].map((path) => front.get(path));
    await expect.poll(() => front.queue.waiting).toBe(2);
    const refused = await front.get('/d');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.text()).not.toContain('database');
    expect((await front.get('/')).status).toBe(200);
    resolve();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('who asks for pages of their own faster than they are made is refused before anything is made of it', async () => {
    const checkoutFor = (ip: string) => front.get('/checkout', { 'x-forwarded-for': ip });
    const { promise, resolve } = Promise.withResolvers<void>();
    const turn = { known: true, from: networkOf('192.0.2.1') };
    const made = [1, 2].map(() => front.ownPagesQueue.run(() => promise, turn));
    const refused = await checkoutFor('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.headers.get('x-behind')).toBeNull();
    expect(front.ownPagesQueue.counts.refused).toBe(1);
    expect((await checkoutFor('198.51.100.1')).headers.get('x-behind')).toBe('1');
    resolve();
    await Promise.all(made);
    expect((await checkoutFor('192.0.2.1')).headers.get('x-behind')).toBe('1');
  });

  test('a purge by tag reaches the next request', async () => {
    await front.get('/');
    front.cache.purge(['products:643']);
    await front.get('/');
    expect(front.rendered).toHaveLength(1);
    front.cache.purge(['footer']);
    await front.get('/');
    expect(front.rendered).toHaveLength(2);
  });

  test('an outdated page of a document waits for no database', async () => {
    await front.get('/dvd-ripper');
    front.clock.now += 11 * 60_000;
    front.address = () => new Promise(() => {});
    front.render = () => new Promise(() => {});
    expect(await (await front.get('/dvd-ripper')).text()).toContain('/dvd-ripper for win');
  });

  test('a document that was withdrawn is 404 from the purge on', async () => {
    await front.get('/dvd-ripper');
    front.clock.now += 11 * 60_000;
    front.render = async () => {
      throw new Error('no database');
    };
    await front.get('/dvd-ripper');
    await expect.poll(() => front.cache.counts.failed).toBe(1);
    front.address = async () => null;
    front.cache.purge(['footer']);
    expect((await front.get('/dvd-ripper')).status).toBe(404);
  });

  test('they stay up when rendering fails', async () => {
    await front.get('/');
    front.cache.purge(['footer']);
    front.render = async () => {
      throw new Error('no database');
    };
    const answer = await front.get('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('/ for win');
    const other = await front.get('/dvd-ripper?email=ada@example.test&key=secret');
    expect(other.status).toBe(500);
    expect(await other.text()).not.toContain('no database');
    expect(front.logged.map((line) => JSON.parse(line).path)).toEqual(['/dvd-ripper']);
  });

  test('a link that logs in leaves them, stored or not, and is kept by nobody', async () => {
    await front.get('/dvd-ripper');
    const answer = await front.get('/dvd-ripper?email=ada@example.test&token=t', { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('location')).toMatch(/^\/member\?a=sign_in&token=t&.*from=%2Fdvd-ripper$/);
    // Without an email address the link is an ordinary page.
    expect((await front.get('/dvd-ripper?token=t')).status).toBe(200);
  });
});
