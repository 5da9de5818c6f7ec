import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import type { Acting, Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { openLog } from '@spindle/platform/log.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { CentreSection } from '../../page/member-sections.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { loadCentre } from './load-centre.ts';

const commerce = await testCommerce();
const accounts = await testAccounts();
const { db, deps } = commerce;
const { clock } = deps;
const log = openLog('test', 'silent');

/** A shop with a 404 page. */
const content = { read: async (type: string) => (type === 'page-error' ? { blocks: [], tags: [] } : null) };
const found = { offers: [], tags: [] };
const offers = { find: async () => found, editions: async () => found };

let viewer: Extract<Viewer, { kind: 'member' }>;
beforeEach(async () => {
  await commerce.empty();
  const { memberId } = await seedDemoMember(db);
  viewer = {
    ...{ kind: 'member', memberId, email: 'demo@spindle.test', name: 'Kei', sessionId: 's' },
    factorAt: clock.now(),
  };
});

function load(section: CentreSection, query = '', by: Parameters<typeof loadCentre>[1] = viewer) {
  const context = new RouterContextProvider();
  const services = {
    ...{ db, clock, log, checkout: deps, accounts: { ...accounts.deps, db, clock } },
    ...{ content, offers, config: { erasureGraceDays: 14, retentionYears: 10 } },
  };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const url = new URL(`https://shop.test/member?a=${section}${query}`);
  const page = { ...stateForTest, origin: url.origin };
  const visit = { page, url, locale: 'en', os: 'mac', preview: undefined, tags: new Set() };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  return loadCentre(section, by, { context, url });
}

/** For each section, a table that it needs and the others do not. */
const NEEDS = {
  my_products: 'licences',
  devices: 'licences',
  subscriptions: 'subscriptions',
  orders: 'orders',
  account: 'members',
  security: 'sessions',
  privacy: 'data_exports',
} satisfies Record<Exclude<CentreSection, 'overview'>, string>;

test.each(Object.keys(NEEDS) as (keyof typeof NEEDS)[])(
  '%s that can’t be loaded says so within the centre',
  async (section) => {
    expect(await load(section)).not.toHaveProperty('failed');
    const table = NEEDS[section];
    await db.execute(`alter table shop.${table} rename to gone`);
    try {
      expect(await load(section)).toMatchObject({
        section,
        failed: true,
        email: 'demo@spindle.test',
        name: 'Kei',
      });
    } finally {
      await db.execute(`alter table shop.gone rename to ${table}`);
    }
    expect(await load(section)).not.toHaveProperty('failed');
  },
);

test('staff who act as the member see the centre, too, where the keys to mask can’t be read', async () => {
  const staff = { kind: 'staff' as const, id: 's1', role: 'support' } as unknown as Acting['staff'];
  const { memberId, email, name, sessionId } = viewer;
  const acting = { kind: 'acting' as const, memberId, email, name, sessionId, until: clock.now(), staff };
  expect(await load('orders', '', acting)).not.toHaveProperty('failed');
  await db.execute('alter table shop.licences rename to gone');
  try {
    expect(await load('orders', '', acting)).toEqual({
      ...{ section: 'orders', failed: true },
      ...{ email, name, counts: { subscriptions: 0, orders: 0 } },
    });
  } finally {
    await db.execute('alter table shop.gone rename to licences');
  }
});

test('what is not there is no failure: it stays what was answered', async () => {
  await expect(load('orders', '&order=SP-00000-00000')).rejects.toMatchObject({ init: { status: 404 } });
  await expect(load('devices', '&release=none')).rejects.toMatchObject({ init: { status: 404 } });
});
