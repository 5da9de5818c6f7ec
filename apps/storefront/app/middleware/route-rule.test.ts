import { ruleTag } from '@spindle/content/reading/written-rules.ts';
import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { routeRule } from './route-rule.ts';

test('a rule for an address with letters of other alphabets is found, and its key can stand in a header', async () => {
  const address = '/de/%C3%BCber/%E6%97%A5';
  const tags = new Set<string>();
  const context = new RouterContextProvider();
  const redirect = async (path: string) => (path === '/über/日' ? { to: '/about', permanent: true } : null);
  context.set(servicesContext, { content: { redirect } } as unknown as PageServices);
  context.set(requestContext, {
    page: { path: '/%C3%BCber/%E6%97%A5', prefix: '/de', origin: 'https://shop.test' },
    url: new URL(address, 'https://shop.test'),
    tags,
  } as unknown as ShopRequest);
  const args = { context, request: new Request(`https://shop.test${address}`) } as unknown as Parameters<
    MiddlewareFunction<Response>
  >[0];
  const thrown = (await Promise.resolve(routeRule(args, async () => new Response())).catch(
    (answer: unknown) => answer,
  )) as Response;
  expect([thrown.status, thrown.headers.get('location')]).toEqual([301, 'https://shop.test/de/about']);
  expect([...tags]).toEqual([ruleTag('/über/日')]);
  expect(new Headers({ 'surrogate-key': [...tags].join(' ') }).get('surrogate-key')).toBe([...tags][0]);
});
