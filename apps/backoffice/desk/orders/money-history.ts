import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { saidOf } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { DeskWords } from '../desk-words.ts';

/** Something that has happened to an order's money. */
export interface MoneyEvent {
  id: string;
  at: Date;
  what: string;
  amountMinor: number;
  currency: string;
  reason: string;
  /** The provider's own id. */
  providerId: string;
}

/** The payments, refunds and disputes of an order in one timeline, the oldest first. */
export function moneyHistory(
  { payments, refunds, disputes }: Pick<OrderDetails, 'payments' | 'refunds' | 'disputes'>,
  { order: said, actions, disputes: ofDispute }: Pick<DeskWords, 'order' | 'actions' | 'disputes'>,
  locale: Locale,
): MoneyEvent[] {
  const events = [
    ...payments.map((payment) => ({
      ...{ id: payment.id, at: payment.createdAt },
      what: saidOf(locale, said.payment, said.paymentStates[payment.state]),
      amountMinor: payment.paidMinor ?? payment.amountMinor,
      currency: payment.paidCurrency ?? payment.currency,
      ...{ reason: payment.failure ?? '', providerId: payment.providerId },
    })),
    ...refunds.flatMap(({ id, createdAt, settledAt, state, failure, reason, ...refund }) => [
      { ...refund, id, at: createdAt, what: actions['order.refund'], reason: reason || said.atProvider },
      ...(settledAt
        ? [
            {
              ...{ ...refund, id: `${id} settled`, at: settledAt, reason: failure ?? '' },
              what: actions[state === 'failed' ? 'refund.fail' : 'refund.succeed'],
            },
          ]
        : []),
    ]),
    ...disputes.flatMap(({ id, openedAt, closedAt, state, reason, ...dispute }) => [
      {
        ...dispute,
        id,
        at: openedAt,
        what: saidOf(locale, said.dispute, ofDispute.states[closedAt ? 'open' : state]),
        reason,
      },
      ...(closedAt
        ? [
            {
              ...{ ...dispute, id: `${id} closed`, at: closedAt, reason: '' },
              what: saidOf(locale, said.dispute, ofDispute.states[state]),
            },
          ]
        : []),
    ]),
  ];
  return events
    .map(({ id, at, what, amountMinor, currency, reason, providerId }) => ({
      ...{ id, at, what, amountMinor, currency, reason, providerId: providerId ?? '' },
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
