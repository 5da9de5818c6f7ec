import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Consent } from './consents.ts';
import { startCheckout } from './start-checkout.ts';
import { checkouts, terms } from './tables.ts';
import { begin, form } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

describe('where the law asks for consents', () => {
  const query = 'pid=643,646&opt643=LFT&opt646=1Y';
  const german = (consents: readonly Consent[]) =>
    form(query, { country: 'DE', locale: 'de', consents, email: 'jana@example.test' });

  test('nobody is sold to without both', async () => {
    for (const given of [[], ['delivery'], ['withdrawal']] as const) {
      expect(await startCheckout(deps, german(given))).toEqual({ ok: false, error: 'consent_needed' });
    }
    expect(await startCheckout(deps, { ...german([]), country: undefined })).toMatchObject({ ok: false });
    expect(await shop.counts()).toMatchObject({ orders: 0 });
  });

  test('they are kept with the order, and the terms word for word', async () => {
    await begin(shop, german(['delivery', 'withdrawal']));
    await begin(shop, german(['withdrawal', 'delivery']));
    const kept = await db.select().from(terms);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.text).toContain('1 Jahr: Sie gilt für 1 Computer');
    expect(kept[0]?.text).toContain('Mir ist bekannt, dass mein Widerrufsrecht');
    const own = { termsVersion: kept[0]?.version, consents: ['delivery', 'withdrawal'] };
    expect(await db.select().from(checkouts)).toMatchObject([own, own]);
  });

  test('elsewhere there are none, and other terms', async () => {
    await begin(shop, form(query, { locale: 'de', consents: ['delivery'] }));
    const [checkout] = await db.select().from(checkouts);
    expect(checkout?.consents).toEqual([]);
    const [kept] = await db
      .select()
      .from(terms)
      .where(eq(terms.version, checkout?.termsVersion ?? ''));
    expect(kept?.text).not.toContain('Widerrufsrecht');
  });
});
