import { readMember } from '@spindle/domain/accounts/read-member.ts';
import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { demoSession, testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import { setMemberLevel } from '@spindle/domain/members/set-member-level.ts';
import { openLog } from '@spindle/platform/log.ts';
import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { loadMemberDetail } from './member-detail.ts';

const { deps, db } = await testAccounts();
const { memberId } = await seedDemoMember(db);
const { viewer } = await demoSession(deps);

async function cookiesOf(cookie: string, page = new Response('a page')): Promise<string[]> {
  const context = new RouterContextProvider();
  const services = { accounts: deps, config: { cookies: deps.cookies }, log: openLog('test', 'silent') };
  context.set(servicesContext, services as unknown as PageServices);
  context.set(requestContext, { viewer: async () => viewer } as unknown as ShopRequest);
  const request = new Request('https://shop.test/member', { headers: { cookie } });
  const args = { context, request } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  const response = await loadMemberDetail(args, async () => page);
  return (response as Response).headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
}

test('the level that staff set is in the browser with the next page, once', async () => {
  expect(await cookiesOf('vip=0')).toEqual([]);
  const support = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' } as const;
  expect(await setMemberLevel(deps, support, { memberId, level: 2 })).toEqual({ ok: true });
  const told = await cookiesOf('uid=7; vip=0');
  expect(told).toContain('vip=2');
  const info = told.find((pair) => pair.startsWith('user_info_new='))?.slice('user_info_new='.length) ?? '';
  expect(JSON.parse(decodeURIComponent(info))).toEqual(await readMember(deps, memberId));
  expect(await cookiesOf('uid=7; vip=2')).toEqual([]);
  // Logging out must not be undone by it.
  const left = new Response(null, { headers: { 'set-cookie': 'vip=; Max-Age=0' } });
  expect(await cookiesOf('vip=0', left)).toEqual(['vip=']);
});
