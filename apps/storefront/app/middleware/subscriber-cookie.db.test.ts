import { randomUUID } from 'node:crypto';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { markSubscriber } from './subscriber-cookie.ts';

const shop = await testCommerce();
const { db } = shop;

async function cookiesOf(viewer: object): Promise<string[]> {
  const context = new RouterContextProvider();
  const config = { cookies: { secure: true, domain: undefined } };
  context.set(servicesContext, { accounts: { db }, config } as unknown as PageServices);
  context.set(requestContext, { viewer: async () => viewer } as unknown as ShopRequest);
  const args = { context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  const response = await markSubscriber(args, async () => new Response('a page'));
  return (response as Response).headers.getSetCookie();
}

test('who has had a subscription is marked for a week, and nobody else', async () => {
  const { memberId } = await subscribe(shop);
  expect(await cookiesOf({ kind: 'member', memberId })).toEqual([
    'isSubUser=1; Max-Age=604800; Path=/; Secure; SameSite=Lax',
  ]);
  expect(await cookiesOf({ kind: 'member', memberId: randomUUID() })).toEqual([]);
  expect(await cookiesOf({ kind: 'anonymous', expired: false })).toEqual([]);
});
