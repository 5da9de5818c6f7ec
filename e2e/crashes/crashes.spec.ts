import { expect } from '@playwright/test';
import { backoffice, collector, storefront } from '../addresses.ts';
import { continueAs, licenceKeyOn, payWith } from '../journeys/buying.ts';
import { kill, untilReady, untilReplaced } from '../programs.ts';
import { reload, visit } from '../ready.ts';
import { cards, mailsTo, mailTo, newAddress } from '../shop.ts';
import { test } from '../test.ts';

const CHECKOUT = '/checkout?pid=643&opt643=LFT';

test('the storefront dies on the payment page: the buyer pays when it is back', async ({
  page,
  request,
  shop,
}) => {
  const email = newAddress();
  await visit(page, CHECKOUT);
  await continueAs(page, email);
  kill(shop, 'storefront');
  await untilReady(request, storefront);
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  expect((await mailTo(request, email, /./)).text).toContain(key);
  expect(await mailsTo(request, email)).toHaveLength(1);
});

// Counted from when the card is sent: during the payment, the webhook, fulfilment and the mail.
for (const delay of [0, 30, 80, 150, 300, 600]) {
  test(`the storefront dies ${delay} ms after the card was sent: one licence, one mail`, async ({
    page,
    request,
    shop,
  }) => {
    const email = newAddress();
    await visit(page, CHECKOUT);
    await continueAs(page, email);
    const paymentPage = page.url();
    const sent = page.waitForRequest((candidate) => candidate.method() === 'POST');
    const paying = payWith(page, cards.pays).catch(() => {});
    await sent;
    // A fixed delay on purpose: the moment of the crash is what this test varies.
    await new Promise((done) => setTimeout(done, delay));
    kill(shop, 'storefront');
    await paying;
    await untilReady(request, storefront);

    // The buyer goes back to the card page, which either asks for the card again or leads to the key.
    await visit(page, paymentPage);
    if (page.url() === paymentPage) await payWith(page, cards.pays);
    await expect(page).toHaveURL(/\/thankyou\?/);
    const key = await licenceKeyOn(page);
    expect((await mailTo(request, email, /./)).text).toContain(key);
    await reload(page);
    expect(await licenceKeyOn(page)).toBe(key);
    expect(await mailsTo(request, email)).toHaveLength(1);
  });
}

test('PostgreSQL dies: pages go on, and a purchase goes through when it is back', async ({
  page,
  request,
  shop,
}) => {
  expect((await request.get(`${storefront}/dvd-ripper`)).status()).toBe(200);
  const killed = kill(shop, 'postgres');
  expect((await request.get(`${storefront}/dvd-ripper`)).status()).toBe(200);
  // For a moment the dead server's connections still seem to work.
  await untilReplaced(shop, 'postgres', killed);
  await untilReady(request, storefront);
  const email = newAddress();
  await visit(page, CHECKOUT);
  await continueAs(page, email);
  await payWith(page, cards.pays);
  const key = await licenceKeyOn(page);
  expect((await mailTo(request, email, /./)).text).toContain(key);
});

for (const [program, origin] of [
  ['backoffice', backoffice],
  ['collector', collector],
] as const) {
  test(`the ${program} dies: the shop goes on, and it comes back`, async ({ request, shop }) => {
    kill(shop, program);
    expect((await request.get(`${storefront}/`)).status()).toBe(200);
    expect((await request.get(`${storefront}${CHECKOUT}`)).status()).toBe(200);
    await untilReady(request, origin);
  });
}
