import { randomUUID } from 'node:crypto';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { openLog } from '@spindle/platform/log.ts';
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

async function cookiesOf(
  viewer: object,
  asked: object = db,
  page = new Response('a page'),
): Promise<string[]> {
  const context = new RouterContextProvider();
  const config = { cookies: { secure: true, domain: undefined } };
  const log = openLog('test', 'silent');
  context.set(servicesContext, { accounts: { db: asked }, config, log } as unknown as PageServices);
  context.set(requestContext, { viewer: async () => viewer } as unknown as ShopRequest);
  const args = { context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  const response = await markSubscriber(args, async () => page);
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

test('an answer that logs somebody else in keeps the mark back', async () => {
  const { memberId } = await subscribe(shop);
  const ended = 'isSubUser=; Max-Age=0; Path=/';
  const page = new Response('another member', { headers: { 'Set-Cookie': ended } });
  expect(await cookiesOf({ kind: 'member', memberId }, db, page)).toEqual([ended]);
});

test('a page is there without the mark where subscriptions can’t be read; an outage is the shop’s', async () => {
  const { memberId } = await subscribe(shop);
  await db.execute('alter table shop.subscriptions rename to gone');
  try {
    expect(await cookiesOf({ kind: 'member', memberId })).toEqual([]);
  } finally {
    await db.execute('alter table shop.gone rename to subscriptions');
  }
  const out = {
    select() {
      throw new DatabaseOutage(undefined);
    },
  };
  await expect(cookiesOf({ kind: 'member', memberId }, out)).rejects.toThrow(DatabaseOutage);
});
