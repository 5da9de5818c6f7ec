import { expect, test } from 'vitest';
import { namePage, type PageNaming } from './name-page.ts';

const naming: PageNaming = {
  routes: {
    find: (path) => ({ kind: 'content', query: path === '/search' ? ['q'] : ['coupon', 'discount'] }),
  },
  codes: () => new Set(['DNC10', 'AUTUMN']),
};
const name = (target: string) => namePage(target, naming);

test('names the path', () => {
  expect(name('/de/dvd-ripper')).toEqual({ key: '/de/dvd-ripper', common: true, target: '/de/dvd-ripper' });
});

test('names a page of another origin with that origin', () => {
  const target = 'https://de.shop.test/dvd-ripper';
  expect(name(`${target}?utm_source=mail`)).toEqual({ key: target, common: true, target });
});

test('leaves out parameters that the route does not declare', () => {
  expect(name('/?utm_source=mail&q=1')).toEqual(name('/'));
  expect(name('/search?q=dvd&coupon=DNC10')).toMatchObject({ target: '/search?q=dvd', common: false });
});

test('keeps codes that exist, in one order and one spelling, in the smaller share', () => {
  const one = name('/dvd-ripper?discount=autumn&x=1&coupon=dnc10');
  expect(one).toEqual(name('/dvd-ripper?coupon=DNC10&discount=AUTUMN'));
  expect(one).toMatchObject({ target: '/dvd-ripper?coupon=DNC10&discount=AUTUMN', common: false });
});

test.each(['NOPE', 'A'.repeat(40), '<script>', '%ff'])('the code %s is no page of its own', (code) => {
  expect(name(`/dvd-ripper?coupon=${code}&discount=${code}`)).toEqual(name('/dvd-ripper'));
});

test('waits for the codes only where there is one', () => {
  const early: PageNaming = { ...naming, codes: () => undefined };
  expect(namePage('/dvd-ripper?utm_source=mail', early)).toBeDefined();
  expect(namePage('/dvd-ripper?coupon=DNC10', early)).toBeUndefined();
});

test('an odd spelling of a path goes to the smaller share', () => {
  expect(name('/DVD-ripper')?.common).toBe(false);
  expect(name('/%64vd-ripper')?.common).toBe(false);
});
