import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Column } from '../DeskTable.tsx';
import type { DeskWords } from '../desk-words.ts';

/**
 * The state of a subscription, for every list of them. An ended one shows when it ended, but neither a paid period nor a
 * next price, which may no longer be true after a refund.
 */
export function standingColumns<Listed extends Subscription>({
  words: { subscriptionList: said, orderList },
  locale,
  format,
  next,
}: {
  words: DeskWords;
  locale: Locale;
  format(time: Date): string;
  /** The price of the next period, written out. */
  next(subscription: Listed): string;
}): readonly Column<Listed>[] {
  return [
    {
      label: orderList.state,
      cell: ({ state, endedAt }) =>
        sideBySide(locale, [said.states[state], ...(endedAt ? [format(endedAt)] : [])]),
    },
    {
      label: said.paidUntil,
      cell: ({ state, periodEnd }) => (state === 'ended' ? '–' : format(periodEnd)),
    },
    { label: said.renews, amount: true, cell: (one) => (one.state === 'ended' ? '–' : next(one)) },
  ];
}
