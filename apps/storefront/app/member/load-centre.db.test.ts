import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { openLog } from '@spindle/platform/log.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { loadCentre } from './load-centre.ts';
import { CENTRE_SECTIONS, type CentreSection } from './sections.ts';

const commerce = await testCommerce();
const accounts = await testAccounts();
const { db, deps } = commerce;
const { clock } = deps;
const log = openLog('test', 'silent');

let viewer: Extract<Viewer, { kind: 'member' }>;
beforeEach(async () => {
  await commerce.empty();
  const { memberId } = await seedDemoMember(db);
  viewer = {
    ...{ kind: 'member', memberId, email: 'demo@spindle.test', name: 'Kei', sessionId: 's' },
    factorAt: clock.now(),
  };
});

function load(section: CentreSection, query = '') {
  const context = new RouterContextProvider();
  const services = {
    ...{ db, clock, log, checkout: deps, accounts: { ...accounts.deps, db, clock } },
    ...{ content: { read: async () => null }, config: { erasureGraceDays: 14, retentionYears: 10 } },
  };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const page = { prefix: '', origin: 'https://shop.test', locale: 'en' };
  const visit = { page, locale: 'en', tags: new Set() };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  return loadCentre(section, viewer, {
    context,
    url: new URL(`https://shop.test/member?a=${section}${query}`),
  });
}

/** Each needs one that the others may do without. */
const NEEDS = {
  overview: 'subscriptions',
  my_products: 'licences',
  devices: 'licences',
  subscriptions: 'subscriptions',
  orders: 'orders',
  account: 'members',
  security: 'sessions',
  privacy: 'data_exports',
} satisfies Record<CentreSection, string>;

test.each(CENTRE_SECTIONS)('%s that can’t be loaded says so within the centre', async (section) => {
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
});

test('what is not there is no failure: it stays what was answered', async () => {
  await expect(load('orders', '&order=SP-00000-00000')).rejects.toMatchObject({ init: { status: 500 } });
  await expect(load('devices', '&release=none')).rejects.toMatchObject({ init: { status: 500 } });
});
