import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import type { SubscriptionMailKind, SubscriptionNews } from '../job-kinds.ts';
import { SubscriptionMail } from './SubscriptionMail.tsx';

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
