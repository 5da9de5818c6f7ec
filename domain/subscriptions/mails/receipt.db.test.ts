import { mailbox } from '@spindle/platform/tables.ts';
import { beforeAll, expect, test } from 'vitest';
import { checkInvoiceLink } from '../../invoices/invoice-link.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { seedDemoSeller } from '../../seller/seed-demo-seller.ts';
import { setRegistration } from '../../tax/set-registration.ts';
import type { SubscriptionMailKind, SubscriptionNews } from '../job-kinds.ts';
import { changeLifetimePrice } from '../lifetime/change-lifetime-price.ts';
import type { Subscription } from '../subscription.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, doDue, shownTotal, subscribe } from '../testing/subscribed.ts';
import { switchingShop } from '../testing/switching.ts';
import { sendSubscriptionMail } from './send-mail.tsx';

const { shop, deps, db, at, owner, change } = await switchingShop();
const system = { kind: 'system', name: 'test' } as const;
beforeAll(async () => {
  await seedDemoSeller(db);
  const registered = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null };
  await setRegistration(deps, system, { ...registered, scheme: 'domestic' });
  await changeLifetimePrice(deps, system, { pid: '643', term: '1Y', currency: 'USD', amountMinor: 8000 });
});

const german = { country: 'DE', consents: ['delivery', 'withdrawal'] } as const;

async function mailOf(about: SubscriptionMailKind): Promise<string> {
  const news = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
  await db.delete(mailbox);
  await sendSubscriptionMail(deps, news.find(({ kind }) => kind === about) ?? expect.fail(`no ${about}`));
  const [mail] = await db.select().from(mailbox);
  return mail?.text ?? '';
}

async function toLifetime(subscription: Subscription): Promise<void> {
  const shown = { priceMinor: 8000, totalMinor: await shownTotal(deps, subscription, 'LFT') };
  const asked = { subscriptionId: subscription.id, to: 'LFT', shown } as const;
  expect(await switchSubscription(deps, owner(subscription), asked)).toMatchObject({ ok: true });
}

test('what a renewal, another plan and the step to lifetime have cost is told with order, tax and invoice', async () => {
  const bought = await subscribe(shop, 'pid=643&opt643=1M', german);
  await change(bought, '1Y');
  const switched = await mailOf('switched');
  at('2028-04-01');
  await doDue(shop);
  const renewed = await mailOf('renewed');
  at('2028-05-01');
  await toLifetime(await again(shop, bought));
  const lifetime = await mailOf('lifetime');

  const placed = (await shop.orders()).toSorted((one, other) => +one.placedAt - +other.placedAt);
  expect(placed).toHaveLength(4);
  for (const [index, text] of [switched, renewed, lifetime].entries()) {
    const order = placed[index + 1] ?? expect.fail('no order');
    const [invoice] = await invoicesOfOrders(db, [order.id]);
    const { number } = invoice?.document ?? expect.fail('no invoice');
    expect(text).toContain(order.number);
    expect(text).toContain('VAT (19%)');
    const link = new URL(/https?:\S+order\/invoice\?\S+/.exec(text)?.[0] ?? expect.fail('no link'));
    expect(link.searchParams.get('number')).toBe(number);
    const sig = link.searchParams.get('sig') ?? '';
    expect(checkInvoiceLink(deps.accessKey, { number, sig }, order.placedAt)).toBe('valid');
  }
});

test('what credit has paid whole has an order and an invoice, and no tax that was charged', async () => {
  const bought = await subscribe(shop, 'pid=643&opt643=1Y', german);
  await db.execute('update shop.subscriptions set renewal_minor = 500');
  expect(await change(bought, '1M')).toEqual({ ok: true, next: 'switched' });
  const text = await mailOf('switched');
  const order = (await shop.orders()).find(({ totalMinor }) => totalMinor === 0);
  expect(text).toContain(order?.number);
  expect(text).toContain('/order/invoice?');
  expect(text).not.toContain('VAT');
  expect(text).not.toContain('$0');
});
