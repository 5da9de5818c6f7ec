import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { SUBSCRIPTION_MAILS, type SubscriptionNews } from '../job-kinds.ts';
import { SubscriptionMail } from './SubscriptionMail.tsx';

const news: SubscriptionNews = {
  ...{ kind: 'failed', subscriptionId: 'S', memberId: 'M', at: '2027-02-28T10:00:00Z', locale: 'en' },
  ...{ productName: 'DVD Ripper', term: '1M', currency: 'EUR', amountMinor: 1995, orderId: 'O' },
  renewalMinor: 2995,
  ...{ periodEnd: '2027-02-28T10:00:00Z', dueAt: '2027-03-02T10:00:00Z', endReason: null },
};
const draw = async (change: Partial<SubscriptionNews>) =>
  (
    await renderMail(
      <SubscriptionMail
        news={{ ...news, ...change }}
        home="http://shop.test/"
        link="http://shop.test/there"
        cancelPage="http://shop.test/subscription-cancel"
      />,
    )
  ).text.replace(/\s+/g, ' ');

test('a card that could not be charged: what is due, how long the licence works, when it is tried again', async () => {
  const text = await draw({});
  for (const said of ['€19.95', 'until 21 March 2027', 'again on 2 March 2027', 'http://shop.test/there']) {
    expect(text).toContain(said);
  }
});

test('who has a subscription is told where it is cancelled without a log-in', async () => {
  for (const kind of ['renewed', 'failed', 'reminder'] as const) {
    expect(await draw({ kind })).toContain('http://shop.test/subscription-cancel');
  }
});

test('a changed term: what was charged, until when it works, and what it costs from then on', async () => {
  const text = await draw({ kind: 'switched', term: '1Y' });
  for (const said of ['1-year licence', '€19.95', '28 February 2027', '€29.95']) expect(text).toContain(said);
});

test.each(['renewed', 'switched', 'lifetime'] as const)(
  '%s, and credit has paid for all: nothing was charged, and no amount is said to have been',
  async (kind) => {
    for (const locale of ALL_LOCALES) {
      const text = await draw({ kind, locale, amountMinor: 0 });
      expect(text).toContain('DVD Ripper');
      expect(text).not.toMatch(/[{}]|0[.,]00/);
    }
    expect(await draw({ kind, amountMinor: 0 })).toContain('nothing was charged');
  },
);

test.each(['unpaid', 'cancelled', 'refunded'] as const)('the end says why: %s', async (endReason) => {
  const text = await draw({ kind: 'ended', endReason });
  expect(text).toContain('DVD Ripper');
  expect(text.includes('couldn’t charge')).toBe(endReason === 'unpaid');
  expect(text.includes('was cancelled')).toBe(endReason === 'cancelled');
});

test('who resumes is told what is charged and when, and where to cancel', async () => {
  const resumed = { kind: 'resumed', at: '2027-02-03T10:00:00Z' } as const;
  const text = await draw(resumed);
  for (const said of ['1-month licence', '€19.95', '28 February 2027', '/subscription-cancel']) {
    expect(text).toContain(said);
  }
  expect(await draw({ ...resumed, at: news.periodEnd })).toContain('charged to your card now');
});

test.each(ALL_LOCALES)('every mail says all it has to in %s', async (locale) => {
  for (const kind of SUBSCRIPTION_MAILS) {
    const text = await draw({ kind, locale });
    expect(text).toContain('DVD Ripper');
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  }
});
