import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestFront } from '../testing/front-for-test.ts';

let front: TestFront;
beforeEach(async () => {
  front = await TestFront.open();
});
afterEach(() => front.close());

describe('a route rule', () => {
  const ask = (path: string) => fetch(front.origin + path, { redirect: 'manual' });

  test('leads on from an address that no page has, with the query, for good or for now', async () => {
    front.redirect = async (path) => ({ to: '/dvd-ripper', permanent: path === '/nothing-old' });
    const moved = await ask('/nothing-old?coupon=DNC10');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/dvd-ripper?coupon=DNC10']);
    expect((await ask('/nothing-else')).status).toBe(302);
    expect(front.rendered).toEqual([]);
  });

  test('leaves the shop for an address elsewhere', async () => {
    front.redirect = async () => ({ to: 'https://blog.example/', permanent: false });
    expect((await ask('/nothing-here?x=1')).headers.get('location')).toBe('https://blog.example/');
  });

  test('leads to a mark in any language', async () => {
    front.redirect = async () => ({ to: '/store#日本', permanent: false });
    const answer = await ask('/nothing-here');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/store#%E6%97%A5%E6%9C%AC']);
  });

  test('says that a page is gone, and editors see who asks for it', async () => {
    front.redirect = async () => ({ to: null, permanent: true });
    expect((await ask('/nothing-any-more')).status).toBe(410);
    expect((await ask('/dvd-ripper')).status).toBe(410);
    expect(front.missed).toEqual(['/nothing-any-more', '/dvd-ripper']);
    expect(front.rendered).toEqual([]);
  });

  test('takes the place of a page once that is withdrawn from the cache', async () => {
    expect((await ask('/')).status).toBe(200);
    front.redirect = async () => ({ to: '/dvd-ripper', permanent: true });
    front.cache.purge(['page-home']);
    expect((await ask('/')).status).toBe(301);
  });

  test('that can not be read is none', async () => {
    front.redirect = async () => {
      throw new Error('no database');
    };
    expect((await ask('/dvd-ripper')).status).toBe(200);
  });
});

test('a page that is about to be loaded is worth another try, and no page that is missing', async () => {
  front.isComing = async (path) => path === '/no-document';
  const answer = await front.get('/no-document');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toContain('The demo shop is still loading');
  expect(front.missed).toEqual([]);
  front.isComing = async () => false;
  expect((await front.get('/no-document')).status).toBe(404);
});
