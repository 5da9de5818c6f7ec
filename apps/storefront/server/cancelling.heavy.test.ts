import { openSession } from '@spindle/domain/accounts/sessions/open-session.ts';
import { cookieHeader, testSender } from '@spindle/domain/accounts/testing/accounts.ts';
import { openCommerce, SECRET } from '@spindle/domain/checkout/testing/commerce.ts';
import { findOrder } from '@spindle/domain/orders/find-order.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { sendSubscriptionMail } from '@spindle/domain/subscriptions/mails/send-mail.tsx';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { again, buy } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { zoneNamed } from '@spindle/i18n/format-moment.ts';
import { dateFormat } from '@spindle/i18n/formats.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { sitesOf } from '@spindle/platform/sites.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

/*
 * The law of the European Union: cancelling takes the page, the form and one click. On none of the ways, in no language
 * and not even while a promotion with a pop-up runs may an offer, survey, question or log-in stand between the click and
 * its effect.
 */

const { url } = await stockedDatabase();
const commerce = await openCommerce(url);
const { deps, db } = commerce;
let shop: RunningStorefront;
let subscription: Subscription;
let order: { number: string; email: string };
let buyers = 0;

beforeAll(async () => {
  await commerce.startJobs();
  await db.execute(sql`update cms.promotions set closed = false, starts_at = now() - interval '1 day',
    ends_at = now() + interval '7 days' where slug = 'disc-week'`);
  shop = await startBuilt(await builtStorefront(), {
    ...{ DATABASE_URL: url, SECRET, LOCALES: ALL_LOCALES.join(), JOBS: 'off', TRUST_PROXY: '1' },
  });
});
beforeEach(async () => {
  buyers += 1;
  const bought = await buy(commerce, 'pid=643&opt643=1M', { email: `kei-${buyers}@example.test` });
  subscription = bought.subscriptions[0] ?? expect.fail('no subscription');
  order = (await findOrder(db, bought.payment.orderId)) ?? expect.fail('no order');
});
afterAll(async () => {
  endStorefronts();
  await commerce.jobs.stop();
  await commerce.close();
});

const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`);
const state = async () => (await again(commerce, subscription)).state;

/** A browser without scripts, which keeps cookies and does not follow redirects by itself. */
function browser(cookies = '') {
  const jar = new Map(
    cookies
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=', 2) as [string, string]),
  );
  const ask = async (path: string, body?: URLSearchParams) => {
    const answer = await fetch(new URL(path, shop.origin), {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': `10.0.${buyers}.1`,
        ...(body && { origin: shop.origin }),
      },
      ...(body && { body }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
  };
  return { open: (path: string) => ask(path), send: (path: string, of: URLSearchParams) => ask(path, of) };
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const attributeOf = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return found ? decode(found[1] ?? '') : undefined;
};

interface FoundForm {
  action: string | undefined;
  fields: { name: string; value: string; type: string | undefined; required: boolean }[];
  buttons: { name: string | undefined; value: string | undefined }[];
}

/** The forms in the page's main part, as a browser reads them. */
function formsOf(main: string): FoundForm[] {
  return [...main.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => ({
    action: attributeOf(form, 'action'),
    fields: [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => ({
      name: attributeOf(tag, 'name') ?? '',
      value: attributeOf(tag, 'value') ?? '',
      type: attributeOf(tag, 'type'),
      required: attributeOf(tag, 'required') !== undefined,
    })),
    buttons: [...form.matchAll(/<button\b[^>]*>/g)].map(([tag]) => ({
      name: attributeOf(tag, 'name'),
      value: attributeOf(tag, 'value'),
    })),
  }));
}
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? expect.fail('no main');
const linksOf = (main: string) =>
  [...main.matchAll(/<a\b[^>]*>/g)].map(([tag]) =>
    (attributeOf(tag, 'href') ?? '').replace(/^\/(de|ja|fr|zh)(?=\/)/, ''),
  );

/** Checks that nothing covers the page and nothing in it sells. */
function expectNoOffer(html: string) {
  expect(html).not.toMatch(/<spindle-popup|<dialog|<iframe/);
  const selling = linksOf(mainOf(html)).filter((href) =>
    /checkout|\/buy|store|promotion|subscribe/.test(href),
  );
  expect(selling).toEqual([]);
}

/** Fills in the form of the page at an address and presses its one button. */
async function declare(path: string, locale: Locale) {
  const visitor = browser();
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  expectNoOffer(page.html);
  const [form = expect.fail('no form')] = formsOf(mainOf(page.html));
  // Asked are the kind of cancellation, the buyer, the contract, and a reason that is optional; nothing else.
  const asked = form.fields.filter(({ type }) => type !== 'hidden');
  expect(asked.map(({ name, required }) => [name, required])).toEqual([
    ['kind', true],
    ['kind', true],
    ['email', true],
    ['contract', true],
    ['reason', false],
  ]);
  expect(form.buttons).toHaveLength(1);
  const hidden = form.fields.filter(({ type }) => type === 'hidden');
  const fields = new URLSearchParams(hidden.map(({ name, value }) => [name, value] as [string, string]));
  fields.set('kind', 'period_end');
  fields.set('email', order.email);
  fields.set('contract', order.number);
  const answer = await visitor.send(form.action ?? path, fields);
  // The answer to the click is the receipt itself.
  expect(answer.status).toBe(200);
  expect(await state()).toBe('cancelling');
  expect(mainOf(answer.html)).toContain(order.number);
  const zone = zoneNamed(await findTimeZone(db));
  const named = dateFormat(locale, zone)
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  expect(mainOf(answer.html)).toContain(named?.value);
  expectNoOffer(answer.html);
  expect(formsOf(mainOf(answer.html))).toEqual([]);
}

describe.each(ALL_LOCALES)('in %s one click cancels', (locale) => {
  const prefix = prefixOf(locale);

  test('on the page for it, without a log-in, a click away from every page', async () => {
    const page = `${prefix}/subscription-cancel`;
    for (const path of [prefix || '/', `${prefix}/dvd-ripper`, page]) {
      const { html } = await browser().open(path);
      const foot = /<footer\b.*<\/footer>/s.exec(html)?.[0] ?? expect.fail('no footer');
      expect(foot).toContain(`href="${page}"`);
      expect(foot).toContain(`href="${page}?kind=withdraw#withdraw"`);
    }
    // Who comes to withdraw finds that form first and open; for others it is below the one that cancels.
    const held = /<details>(?:(?!<\/details>).)*id="withdraw"/s;
    expect((await browser().open(page)).html).toMatch(held);
    const { html } = await browser().open(`${page}?kind=withdraw`);
    expect(html).toContain('id="withdraw"');
    expect(html).not.toMatch(held);
    expect(formsOf(mainOf(html))[0]?.fields).toContainEqual(
      expect.objectContaining({ name: 'kind', value: 'withdraw' }),
    );
    await declare(page, locale);
  });

  test('behind the link in the mail before a renewal', async () => {
    const config = { locales: ALL_LOCALES, defaultLocale: 'en' as const, shopName: 'Spindle' };
    const { id: subscriptionId, memberId, periodEnd, term, currency } = subscription;
    await sendSubscriptionMail(
      { ...deps, sites: sitesOf(config, shop.origin, {}) },
      {
        ...{ kind: 'reminder', subscriptionId, memberId, locale, productName: 'DVD Ripper', term, currency },
        ...{
          at: new Date().toISOString(),
          amountMinor: 1995,
          renewalMinor: 1995,
          dueAt: null,
          endReason: null,
        },
        ...{ periodEnd: periodEnd.toISOString(), orderId: null },
      },
    );
    const [mail] = await db.select().from(mailbox).orderBy(desc(mailbox.sentAt)).limit(1);
    const link = /https?:\/\/\S+\/subscription-cancel/.exec(mail?.text ?? '')?.[0] ?? expect.fail('no link');
    expect(mail?.to).toBe(order.email);
    expect(new URL(link).pathname).toBe(`${prefix}/subscription-cancel`);
    await declare(new URL(link).pathname, locale);
  });

  test('in the member’s section', async () => {
    const session = {
      memberId: subscription.memberId,
      way: 'password',
      sender: testSender(),
      isUntold: true,
    } as const;
    const opened = await openSession(deps, session);
    const visitor = browser(opened.ok ? cookieHeader(opened.cookies) : expect.fail());
    const path = `${prefix}/member?a=subscriptions`;
    const page = await visitor.open(path);
    expect(page.html).not.toMatch(/<spindle-popup|<dialog|<iframe/);
    const form =
      formsOf(mainOf(page.html)).find(({ buttons }) => buttons.some(({ value }) => value === 'cancel')) ??
      expect.fail('no button that cancels');
    // A button and nothing to fill in.
    expect(form.fields.map(({ type }) => type)).toEqual(['hidden', 'hidden']);
    const fields = new URLSearchParams(
      form.fields.map(({ name, value }) => [name, value] as [string, string]),
    );
    fields.set('step', 'cancel');
    const answer = await visitor.send(form.action ?? path, fields);
    expect(await state()).toBe('cancelling');
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`${prefix}/member\\?a=subscriptions&done=cancel&of=[0-9a-f-]{36}$`)),
    ]);
  });
});

test('the promotion does lie over other pages, so that there was something to leave out', async () => {
  expect((await browser().open('/dvd-ripper')).html).toContain('<spindle-popup');
});
