import { askToAct } from '@spindle/domain/accounts/acting/ask-to-act.ts';
import { openSession } from '@spindle/domain/accounts/sessions/open-session.ts';
import { cookieHeader, testSender } from '@spindle/domain/accounts/testing/accounts.ts';
import { googleServer } from '@spindle/domain/accounts/testing/google-server.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { checkouts } from '@spindle/domain/checkout/tables.ts';
import { openCommerce, SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { invoices } from '@spindle/domain/invoices/tables.ts';
import { activateDevice } from '@spindle/domain/licences/activation/activate-device.ts';
import { licences } from '@spindle/domain/licences/tables.ts';
import { dataExports } from '@spindle/domain/privacy/tables.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { buy } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import type { Owned } from './access-case.ts';
import { ownersWays } from './access-ways.ts';
import { builtStorefront, endStorefronts, type RunningStorefront, startBuilt } from './built-storefront.ts';
import { stockedDatabase } from './stocked-database.ts';

export const support: Actor = { kind: 'staff', staffId: '7', email: 'support@shop.test', role: 'support' };

/** A running storefront with a paid order, and everybody who might call it. */
export async function accessShop() {
  const { url } = await stockedDatabase();
  const commerce = await openCommerce(url);
  const { deps, db } = commerce;
  await commerce.startJobs();
  await seedDemoSeller(db);
  const google = await googleServer('http://localhost');
  const { clientId, clientSecret, endpoints } = google.settings;
  const shop: RunningStorefront = await startBuilt(
    await builtStorefront(),
    {
      ...{ DATABASE_URL: url, SECRET, LOCALES: 'en,de,ja,fr,zh', JOBS: 'off', TRUST_PROXY: '1' },
      ...{ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
      GOOGLE_ISSUER: endpoints.issuers[0] ?? '',
    },
    // Passkeys do not work on a bare IP address.
    'localhost',
  );
  afterAll(async () => {
    endStorefronts();
    await commerce.jobs.stop();
    await commerce.close();
  });
  const bought = await buy(commerce, 'pid=643&opt643=1M', { email: 'owner@example.test' });
  const ownerId = bought.memberId;
  const { memberId: otherId } = await deps.ensureMember(db, { email: 'other@example.test', locale: 'en' });
  await buy(commerce, 'pid=646&opt646=Lifetime%2B5PC', { email: 'owner@example.test' });
  const isOfOwner = eq(licences.memberId, ownerId);
  /** The keys of the owner's licences. */
  const keys = (await db.select({ key: licences.key }).from(licences).where(isOfOwner)).map(({ key }) => key);
  const [licence] = await db
    .select()
    .from(licences)
    .where(and(isOfOwner, eq(licences.seats, 5)));
  const [invoice] = await db.select().from(invoices).orderBy(desc(invoices.issuedAt)).limit(1);
  const [checkout] = await db.select().from(checkouts).orderBy(desc(checkouts.createdAt)).limit(1);
  const key = licence?.key ?? expect.fail('no licence');
  await keepOwnersArchive();
  const ways = await ownersWays({ commerce, origin: shop.origin, ownerId, google }, loggedIn);
  const owned: Owned = {
    ...{ subscription: bought.subscriptions[0]?.id ?? '', device: '', licenceKey: key },
    passkey: ways.passkey,
    ...{ invoice: invoice?.number ?? '', checkout: checkout?.id ?? '', article: await someArticle() },
  };

  async function someArticle(): Promise<string> {
    const answer = await fetch(`${shop.origin}/backend/cms/article/list_by_category?category=dvd`);
    const { data } = (await answer.json()) as { data: { items: { slug: string }[] } };
    return data.items[0]?.slug ?? expect.fail('no article');
  }
  async function keepOwnersArchive(): Promise<void> {
    const askedAt = new Date();
    await db.insert(dataExports).values({
      ...{ memberId: ownerId, exportId: crypto.randomUUID(), archive: Buffer.from('of the owner') },
      ...{ askedAt, endsAt: new Date(askedAt.getTime() + 86_400_000) },
    });
  }
  /** The cookies of a browser in which the member is logged in. */
  async function loggedIn(memberId: string): Promise<string> {
    const opened = await openSession(deps, {
      ...{ memberId, way: 'password', sender: testSender(), isUntold: true },
    });
    return opened.ok ? cookieHeader(opened.cookies) : expect.fail();
  }
  let networks = 0;
  /** A new network for each request, so that none is refused for too many requests. */
  const someNetwork = () => ({ 'x-forwarded-for': `10.${(networks >> 8) & 255}.${networks++ & 255}.1` });

  return {
    ...{ commerce, db, deps, keys, loggedIn, otherId, owned, ownerId, shop, someNetwork, ways },
    /** @returns the id of a computer that has a seat of the licence */
    async activated(licenceKey: string): Promise<string> {
      const device = { device: `fingerprint ${crypto.randomUUID()}`, name: 'PC', system: 'win' } as const;
      const about = { key: licenceKey, ...device };
      const result = await activateDevice({ ...deps, fingerprintKey: Buffer.alloc(32) }, about);
      return result.ok ? result.device.id : expect.fail(result.error);
    },
    /** The cookies of a browser in which staff act as the owner, by a ticket and the call. */
    async actingAsOwner(actor: Actor = support): Promise<string> {
      const asked = await askToAct(deps, actor, { memberId: ownerId, reason: 'Where is their licence?' });
      if (!asked.ok) expect.fail(asked.error);
      const answer = await fetch(`${shop.origin}/backend/api/auth/admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.origin, ...someNetwork() },
        body: JSON.stringify({ ticket: asked.ticket }),
      });
      expect(answer.status).toBe(200);
      return cookieHeader(answer.headers.getSetCookie());
    },
  };
}
