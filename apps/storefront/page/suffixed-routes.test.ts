import { expect, test } from 'vitest';
import { suffixedRoutes } from './suffixed-routes.ts';

test('pages get the suffix, and what is no page or is found by a name does not', () => {
  const paths = ['checkout', 'member', 'checkout.htm', 'mlink', ':slug', ':slug/buy', '*', undefined];
  const routes = Object.fromEntries(paths.map((path, index) => [String(index), { path }]));
  expect(Object.values(suffixedRoutes(routes, '.html')).map((route) => route?.path)).toEqual([
    ...['checkout.html', 'member.html', 'checkout.htm', 'mlink', ':slug', ':slug/buy', '*', undefined],
  ]);
  expect(suffixedRoutes(routes, '.html', (id) => id === '1')['0']).toEqual({ path: 'checkout' });
});
