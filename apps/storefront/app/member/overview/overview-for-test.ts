import { randomUUID } from 'node:crypto';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { offersOnce } from '@spindle/domain/catalogue/offers-once.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { issueLicence } from '@spindle/domain/licences/issue-licence.ts';
import { licencesOfMember } from '@spindle/domain/licences/licences-of-member.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { openLog } from '@spindle/platform/log.ts';
import { beforeEach } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { loadOverview } from './load-overview.ts';

/** A shop, emptied before each test, whose members look at what they have. */
export async function overviewForTest() {
  const start = new Date('2026-11-22T12:00:00Z');
  const clock = fixedClock(start);
  const shop = await testCommerce({ clock });
  const { deps, db } = shop;
  const content = { read: async () => null };
  const links = linksFor({ prefix: '/de' });
  const visitor = { country: undefined, member: undefined };
  const log = openLog('test', 'silent');

  beforeEach(async () => {
    await shop.empty();
    await db.execute(`truncate shop.price_changes, shop.promotions cascade`);
    clock.set(start);
  });

  return {
    ...{ clock, content, db, deps, links, log, shop, visitor },
    offersOf: (pids: readonly string[]) => findOffers(db, pids),
    days: (count: number) => new Date(start.getTime() + count * 86_400_000),
    shown: (memberId: string, change: Partial<Parameters<typeof loadOverview>[0]> = {}) =>
      loadOverview(
        { db, clock, log, content, providers: deps.providers, offersOf: offersOnce(db), ...change },
        { memberId, visitor, locale: 'de', links },
        licencesOfMember({ db: change.db ?? db, clock }, { memberId }),
      ),
    /** Gives a member a licence that nobody has paid for. */
    async licence(
      memberId: string,
      {
        pid = '643',
        worksUntil = null,
        seats = 1,
      }: { pid?: string; worksUntil?: Date | null; seats?: number } = {},
    ) {
      const product = { pid, productName: 'Some product', licenceType: worksUntil ? '1Y' : 'LFT' } as const;
      const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
      const issued = await db.transaction((tx) => issueLicence(tx, { ...product, memberId }, origin, start));
      const until = worksUntil ? `'${worksUntil.toISOString()}'` : 'null';
      await db.execute(
        `update shop.licences set works_until = ${until}, seats = ${seats} where id = '${issued.id}'`,
      );
      return issued;
    },
  };
}
