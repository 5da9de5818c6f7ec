import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { seedDemoRegistrations } from '@spindle/domain/tax/seed-demo-registrations.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { billForm } from './bill-form.ts';
import { submitCheckout } from './submit-checkout.ts';

let asked = 0;
const shop = await testCommerce({
  clock: fixedClock(new Date('2026-11-22T12:00:00Z')),
  change: ({ vatRegistry }) => ({
    vatRegistry: {
      check(...args) {
        asked += 1;
        return vatRegistry.check(...args);
      },
    },
  }),
});
const { limits } = shop;
const deps = { ...shop.deps, limits };
await seedDemoSeller(shop.db);
await seedDemoRegistrations(shop.db);
beforeEach(async () => {
  await shop.empty();
  asked = 0;
});

const french = { country: 'FR', company: 'Disc SARL', address: '1 rue du Disque' };

function input(fields: Record<string, string>, query = 'pid=643&opt643=LFT') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return {
    ...({ form, query: new URLSearchParams(query), member: undefined, locale: 'de', country: 'DE' } as const),
    ...{ ip: '192.0.2.1', cookie: null, cookies: { secure: true, domain: undefined } },
  };
}
const bill = async (...sent: Parameters<typeof input>) => billForm(deps, input(...sent));

describe('the bill of a form', () => {
  it('says the tax of the country that is chosen, and the price stays', async () => {
    for (const [country, tax] of [
      ['DE', 'Enthält 7,34 € USt. (19 %).'],
      ['FI', 'Enthält 9,34 € USt. (25,5 %).'],
      ['US', undefined],
    ] as const) {
      const billed = await bill({ country });
      expect(billed).toMatchObject({
        bill: { totalMinor: 4595, taxedAs: { country } },
        reply: { fields: {} },
      });
      expect(billed?.bill.tax?.replaceAll('\u00a0', ' ')).toBe(tax);
    }
  });

  it('is without tax for a business that the register knows', async () => {
    const vat_id = 'fr 40 303 265 045';
    expect(await bill({ ...french, vat_id })).toMatchObject({
      bill: {
        ...{ totalMinor: 3829, knownVatId: 'FR40303265045', taxedAs: { country: 'FR', vatId: vat_id } },
        waived: expect.stringContaining('−7,66'),
      },
      toldVatId: undefined,
    });
  });

  it.each([
    ['FR40303265000', 'vat_id_unknown', 'FR40303265000'],
    ['FR40303265099', 'vat_id_unavailable', 'FR40303265099'],
    ['DE123456789', 'vat_id_invalid', undefined],
  ])('is with tax for %s, and says why: %s', async (vat_id, problem, toldVatId) => {
    expect(await bill({ ...french, vat_id })).toMatchObject({
      bill: { totalMinor: 4595, knownVatId: undefined },
      reply: { fields: { vat_id: problem }, values: { company: 'Disc SARL' } },
      ...{ toldVatId },
    });
  });

  it('needs a name and an address of a business', async () => {
    expect(await bill({ country: 'FR', vat_id: 'FR40303265045' })).toMatchObject({
      reply: { fields: { company: 'company_needed' } },
    });
    expect(await bill({ ...french, address: '' })).toMatchObject({
      reply: { fields: { address: 'address_needed' } },
    });
  });

  it('asks for a shorter name or address where one is too long, and gives back what was typed', async () => {
    const long = { company: `${'x'.repeat(119)}🙂!`, address: 'y'.repeat(1_500) };
    expect(await bill({ ...french, company: long.company })).toMatchObject({
      reply: { fields: { company: 'company_too_long' }, values: { company: long.company } },
    });
    expect(await bill({ ...french, address: long.address })).toMatchObject({
      reply: { fields: { address: 'address_too_long' }, values: { address: long.address } },
    });
  });

  it('asks about so many VAT ids of one network and no more', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `FR4030326${String(index).padStart(2, '0')}45`);
    const all = [];
    for (const vat_id of ids) {
      all.push(await billForm(deps, { ...input({ ...french, vat_id }), ip: '192.0.2.2' }));
    }
    expect(all.at(-1)).toMatchObject({ reply: { fields: { vat_id: 'too_many_requests' } } });
    expect(asked).toBeLessThan(25);
  });
});

describe('a form that is sent', () => {
  const order = { form_token: 'a-form-token-of-this-page', shown_total: '4595', email: 'kei@example.test' };
  const agreed = { consent_delivery: '1', consent_withdrawal: '1' };

  it('comes back with the lower total before a business pays it', async () => {
    const first = input({ ...order, ...agreed, ...french, vat_id: 'FR40303265045' });
    const refused = await submitCheckout(deps, first);
    expect(refused).toMatchObject({
      refusal: { reply: { problem: 'price_changed' }, shownTotal: expect.stringContaining('45,95') },
    });
    const billed = await billForm(deps, first);
    expect(billed).toMatchObject({ bill: { totalMinor: 3829 } });
    first.form.set('shown_total', String(billed?.bill.totalMinor));
    expect(await submitCheckout(deps, first)).toMatchObject({ ok: true });
    expect(await shop.orders()).toMatchObject([{ totalMinor: 3829, country: 'FR' }]);
  });

  it('is told once of a register that does not answer, which is not asked again for it', async () => {
    const sent = input({ ...order, ...agreed, ...french, vat_id: 'FR40303265099' });
    const refused = await submitCheckout(deps, sent);
    if (refused.ok) throw new Error('it was not refused');
    expect(refused.refusal).toMatchObject({
      status: 422,
      reply: { fields: { vat_id: 'vat_id_unavailable' } },
    });
    const billed = await billForm(deps, sent, refused.refusal.said);
    expect(asked).toBe(1);
    sent.form.set('told_vat_id', billed?.toldVatId ?? '');
    expect(await submitCheckout(deps, sent)).toMatchObject({ ok: true });
    expect(await shop.orders()).toMatchObject([{ totalMinor: 4595 }]);
  });

  it('needs the consents that the chosen country asks for', async () => {
    const sent = { ...input({ ...order, country: 'AT' }), country: 'US' };
    expect(await submitCheckout(deps, sent)).toMatchObject({
      refusal: { reply: { fields: { consent_delivery: 'consent_needed' } } },
    });
  });
});
