import { randomUUID } from 'node:crypto';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { Actor } from '@spindle/domain/actor.ts';
import { changeRole } from '@spindle/domain/staff/change-role.ts';
import { listRoles } from '@spindle/domain/staff/list-roles.ts';
import { PERMISSIONS, type Permission } from '@spindle/domain/staff/permission.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { VIEWS } from '../views.ts';
import { DeskPage } from './DeskPage.tsx';
import { DeskStart } from './DeskStart.tsx';
import { deskWords } from './desk-words.ts';

/* The permission that each page of the back office needs: every view, for staff with all other permissions and for visitors. */

const PAGES: Readonly<Record<string, Permission>> = {
  order: 'orders',
  orders: 'orders',
  buyers: 'orders',
  ordersInReview: 'orders',
  member: 'members',
  members: 'members',
  licence: 'licences',
  licences: 'licences',
  subscription: 'subscriptions',
  subscriptions: 'subscriptions',
  cancellations: 'subscriptions',
  audit: 'audit',
  promotionRules: 'prices',
  coupons: 'prices',
  lifetimePrices: 'prices',
  priceChanges: 'prices',
  payRatios: 'prices',
  exchangeCodes: 'exchange_codes',
  roles: 'roles',
  releases: 'releases',
  seller: 'seller',
  taxRegistrations: 'taxes',
  taxRates: 'taxes',
  exchangeRates: 'taxes',
  webhooks: 'webhooks',
  sales: 'sales',
  books: 'books',
  failedJobs: 'jobs',
};
/** For all staff, whatever their role: search finds documents, which all staff may read, and the second factor is their own. */
const FOR_ALL_STAFF = ['search', 'secondFactor'];

// The menu's library imports style sheets, which Node.js can't load.
const styleless = registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
afterAll(() => styleless.deregister());

const { db, pool } = await testDatabase();
const KEY = Symbol.for('spindle.shop');
/** The shop as the pages get it from `shop.ts`. */
const held = (globalThis as { [KEY]?: { opening?: unknown } })[KEY] ?? expect.fail('nothing opens the shop');
const opened = held.opening;
held.opening = Promise.resolve({ deps: { db, clock: systemClock } });
afterAll(() => {
  held.opening = opened;
});

const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const support = { collection: 'staff', id: 2, email: 'sue@shop.test', role: 'support' };

type Page = (view: object) => ReactNode | Promise<ReactNode>;
async function openPage(name: keyof typeof VIEWS, user: unknown): Promise<ReactNode> {
  const [file = '', exported = ''] = VIEWS[name].Component.split('#');
  const path = join(import.meta.dirname, '..', file);
  const { [exported]: Page } = (await import(path)) as Record<string, Page>;
  if (!Page) return expect.fail(`${file} has no ${exported}`);
  return Page({
    ...{ user, i18n: { language: 'en' }, searchParams: {}, params: { segments: ['of', randomUUID()] } },
    // Without a user in `req` the frame leaves out Payload's menu, which is not tested here.
    initPageResult: { req: {} },
  });
}

type Asking = ReactElement<Parameters<typeof DeskPage>[0]>;
const isAsking = (node: ReactNode): node is Asking => isValidElement(node) && node.type === DeskPage;

/** The element of a page that checks the permission; everything around it is rendered first. */
async function askingPart(node: ReactNode): Promise<Asking | undefined> {
  if (isAsking(node)) return node;
  if (Array.isArray(node)) {
    for (const part of node) {
      const found = await askingPart(part);
      if (found) return found;
    }
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined;
  if (typeof node.type === 'function') return askingPart(await (node.type as Page)(node.props));
  return askingPart(node.props.children);
}

/** What the page shows, and the statements that it sent to the database. */
async function look(name: keyof typeof VIEWS, user: unknown) {
  const asked = vi.spyOn(pool, 'query');
  const part = await askingPart(await openPage(name, user));
  if (!part) return expect.fail(`${name} asks for no permission`);
  const html = renderToStaticMarkup(await DeskPage(part.props));
  const statements = asked.mock.calls.map(([query]) => JSON.stringify(query));
  asked.mockRestore();
  return { html, statements, permission: part.props.permission };
}

test('every page has its row', () => {
  expect(Object.keys(VIEWS).toSorted()).toEqual([...Object.keys(PAGES), ...FOR_ALL_STAFF].toSorted());
});

describe.each(Object.entries(PAGES) as [keyof typeof VIEWS, Permission][])('%s', (name, permission) => {
  test('is not shown to who may do all else, and nothing is read for them', async () => {
    const role = (await listRoles(db)).find((each) => each.role === 'support') ?? expect.fail();
    const all = PERMISSIONS.filter((each) => each !== permission);
    await changeRole({ db, clock: systemClock }, admin, { ...role, permissions: all });
    const seen = await look(name, support);
    await changeRole({ db, clock: systemClock }, admin, role);
    expect(seen.permission).toBe(permission);
    expect(seen.html).toMatch(/Your role doesn’t include this page/);
    expect(seen.statements).not.toEqual([]);
    for (const statement of seen.statements) expect(statement).toMatch(/from .*staff_permissions/);
  });

  test.each([undefined, { collection: 'members', id: 1, email: 'a@b.test' }])(
    'nor to a visitor',
    async (user) => {
      const { html, statements } = await look(name, user);
      expect(html).toContain('/admin/login');
      expect(statements).toEqual([]);
    },
  );
});

/** What a page says: all its components are called, and their texts joined. */
async function textOf(node: ReactNode): Promise<string> {
  if (Array.isArray(node)) return (await Promise.all(node.map(textOf))).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'string' ? node : '';
  if (typeof node.type === 'function') return textOf(await (node.type as Page)(node.props));
  return textOf(node.props.children);
}

describe('while the database does not answer', () => {
  const fails = () => Promise.reject(new DatabaseOutage('no connection became free'));
  const { noAnswer } = deskWords('en').words;
  const withoutShop = async (draw: () => ReactNode | Promise<ReactNode>) => {
    const before = held.opening;
    held.opening = fails();
    try {
      return await textOf(await draw());
    } finally {
      held.opening = before;
    }
  };

  test.each(Object.keys(PAGES) as (keyof typeof VIEWS)[])('%s says so', async (name) => {
    expect(await withoutShop(() => openPage(name, support))).toContain(noAnswer);
  });

  test('the start page says so, in both of its parts', async () => {
    const view = { user: support, i18n: { language: 'en' } };
    expect(await textOf(await Dashboard({ ...view, open: fails }))).toContain(noAnswer);
    expect(await withoutShop(() => DeskStart(view))).toContain(noAnswer);
  });
});
