import { openDatabase } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
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

test('a database that fails is said to have failed, and is no server error', async () => {
  const log = openLog('test', 'silent');
  // Nothing listens there.
  const { db, close } = openDatabase('postgres://127.0.0.1:1/none', log);
  const context = new RouterContextProvider();
  context.set(servicesContext, { accounts: { db, secret: '' }, log } as unknown as PageServices);
  const viewer = async () => ({ kind: 'member', memberId: crypto.randomUUID() });
  context.set(requestContext, { viewer } as unknown as ShopRequest);
  const args = { context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  const thrown = await Promise.resolve(loadMemberDetail(args, async () => new Response())).catch(
    (error: unknown) => error,
  );
  expect(isDatabaseOutage(thrown)).toBe(true);
  await close();
});
