import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { namesIn } from '../../catalogue/names-in.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { resumedTerm } from '../pause/as-resumed.ts';
import type { Subscription } from '../subscription.ts';
import type { SwitchQuote } from '../switch/quote-switch.ts';
import type { SwitchTo } from '../switch/switch-to.ts';

/** The words of the page for a change of term, from its heading to its button. */
export async function switchWords(
  db: Db,
  subscription: Subscription,
  { to, quote, locale }: { to: SwitchTo; quote: SwitchQuote; locale: Locale },
): Promise<string[]> {
  const { name, licenceOf, money, day, words } = await sayer(db, subscription, locale);
  const licence = licenceOf(to);
  const price = money(quote.priceMinor);
  if (quote.when === 'period_end') {
    const date = day(quote.at);
    return [
      name,
      words('changing.later', { licence, date }),
      words('changing.laterText', { date, price }),
      words('changing.plan', { date }),
    ];
  }
  const { leftMinor, paidUntil, creditMinor, balanceMinor, totalMinor, renewalMinor, periodEnd } = quote;
  const total = money(totalMinor);
  const rows = [
    [words('changing.price'), quote.priceMinor],
    [words('changing.left', { date: day(paidUntil) }), -leftMinor],
    [words('changing.good'), leftMinor - creditMinor - balanceMinor],
    [words('changing.kept'), periodEnd ? balanceMinor : 0],
  ] as const;
  const button = to === 'LFT' ? 'changing.buy' : 'changing.pay';
  return [
    name,
    words('changing.now', { licence }),
    ...rows.filter(([, minor]) => minor !== 0).map(([label, minor]) => `${label}: ${money(minor)}`),
    `${words('changing.total')}: ${total}`,
    periodEnd && renewalMinor !== null
      ? words('changing.nowText', { date: day(periodEnd), price: money(renewalMinor) })
      : words('changing.lifetimeText'),
    totalMinor === 0 ? words('changing.free') : words(button, { price: total }),
  ];
}

/** What the list of subscriptions says beside the button that resumes a subscription whose period is over. */
export async function resumeWords(
  db: Db,
  subscription: Subscription,
  { chargedMinor, locale }: { chargedMinor: number; locale: Locale },
): Promise<string[]> {
  const { name, licenceOf, money, day, words } = await sayer(db, subscription, locale);
  const { state, periodEnd } = subscription;
  const date = day(periodEnd);
  return [
    name,
    licenceOf(resumedTerm(subscription)),
    state === 'paused' ? words('pausedOver', { date }) : words('cancelling', { date }),
    chargedMinor === 0 ? words('resume') : words('resumeNow', { price: money(chargedMinor) }),
  ];
}

async function sayer(db: Db, { pid, productName, currency }: Subscription, locale: Locale) {
  const [offer] = await findOffers(db, [pid]);
  const offerWords = translator(locale, 'offer');
  return {
    name: offer ? namesIn(offer, locale).name : productName,
    licenceOf: (to: SwitchTo) => offerWords(`licence.${to}`),
    money: (minor: number) => formatMoney(minor, currency, locale),
    day: dayFormatter(locale),
    words: translator(locale, 'subscriptions'),
  };
}
