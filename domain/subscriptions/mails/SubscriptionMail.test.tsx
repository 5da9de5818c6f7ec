import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import type { SubscriptionMailKind, SubscriptionNews } from '../job-kinds.ts';
import { SubscriptionMail } from './SubscriptionMail.tsx';
import { subscriptionMailSamples } from './subscription-mail-samples.tsx';

const page = 'https://shop.test/member';

async function textOf(
  kind: SubscriptionMailKind,
  locale: Locale,
  { amountMinor = 0, periodEnd = '2026-12-22' },
) {
  const news: SubscriptionNews = {
    ...{ subscriptionId: 'S', memberId: 'M', at: '2026-11-22T12:00:00Z', locale, orderId: null, kind },
    ...{ productName: 'DVD Ripper', amountMinor, renewalMinor: 2995, endReason: null, dueAt: null },
    term: '1Y',
    currency: 'EUR',
    periodEnd: `${periodEnd}T12:00:00Z`,
  };
  const mail = (
    <SubscriptionMail news={news} shop={{ name: 'Shop', home: page }} link={page} cancelPage={page} />
  );
  return (await renderMail(mail)).text;
}

test.each(ALL_LOCALES)(
  'in %s what credit pays whole is said to be paid by it, not to charge nothing',
  async (locale) => {
    const zero = formatMoney(0, 'EUR', locale);
    for (const kind of ['reminder', 'resumed', 'renewed', 'switched', 'lifetime'] as const) {
      expect(await textOf(kind, locale, {})).not.toContain(zero);
      expect(await textOf(kind, locale, { amountMinor: 1995 })).toContain(formatMoney(1995, 'EUR', locale));
    }
    const anew = await textOf('resumed', locale, { periodEnd: '2026-11-22' });
    expect(anew).not.toContain(zero);
    expect(anew).not.toBe(await textOf('resumed', locale, {}));
  },
);

test('there is a sample of what is usually said, and of what is said while a payment is not decided', async () => {
  const samples = subscriptionMailSamples('en', { name: 'Shop', home: page });
  const said = {
    'subscription-cancelled': 'It works until',
    'subscription-cancelled-waits': 'otherwise it ends at once',
    'subscription-cancelled-switch-waits': 'A change of its plan isn’t settled yet',
    'subscription-failed': 'goes on working until',
    'subscription-failed-rests': 'works again once it is paid',
    'subscription-resumed': 'The next payment is on',
    'subscription-resumed-waits': 'no second one is taken for it',
    'subscription-switched': 'and then renews for',
    'subscription-switched-ends': 'and then ends',
  };
  for (const [name, words] of Object.entries(said)) {
    const { mail } = samples.find((sample) => sample.name === name) ?? expect.fail(name);
    expect((await renderMail(mail)).text).toContain(words);
  }
});
