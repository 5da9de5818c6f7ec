import type { CheckoutRecord } from '../checkout/checkout-record.ts';
import type { MoneyBackKind } from '../checkout/mails/MoneyBackMail.tsx';
import type { Invoice } from '../invoices/invoice.ts';
import type { Device } from '../licences/activation/device.ts';
import type { Licence } from '../licences/licence.ts';
import { maskedKey } from '../licences/masked-key.ts';
import type { SentMail } from '../mail/mail-topic.ts';
import type { Order } from '../orders/order.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import type { Payment } from '../payments/payment.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { formatExactMoney } from '../pricing/format-exact-money.ts';
import type { Agreement } from '../subscriptions/agreements/agreement.ts';
import type { SubscriptionMailKind } from '../subscriptions/job-kinds.ts';
import type { PriceMailKind } from '../subscriptions/prices/job-kinds.ts';
import type { OrderTax } from '../tax/tax-of-order.ts';

export interface EvidenceHeld {
  dispute: Dispute;
  order: Order;
  payments: readonly Payment[];
  refunds: readonly Refund[];
  invoices: readonly Invoice[];
  /** That of the order's own checkout, or for a renewal, of the one that began the subscription. */
  record: CheckoutRecord | undefined;
  /** For a renewal: the price of renewals that the buyer agreed to in that checkout, minor units. */
  renewalMinor: number | null;
  /** By buttons of the subscription, up to the order: to a change, to a new price, or to this order itself. */
  agreements: readonly Agreement[];
  tax: OrderTax | undefined;
  mails: readonly SentMail[];
  licences: readonly { licence: Licence; devices: readonly Device[] }[];
}

const CONSENTS = {
  delivery: 'asked for delivery at once',
  withdrawal: 'knows that the right to withdraw ends with it',
} as const;
const MAILS: Readonly<
  Record<'key' | 'gift' | 'document' | MoneyBackKind | SubscriptionMailKind | PriceMailKind, string>
> = {
  key: 'licence keys and receipt',
  gift: 'licence keys, to the recipient of the gift',
  document: 'credit note or corrected invoice',
  refusal: 'order refused, money sent back',
  surplus: 'second payment sent back',
  renewed: 'renewal was paid',
  failed: 'renewal could not be charged',
  bank: 'renewal has to be confirmed with the bank',
  reminder: 'notice of the coming renewal and its price',
  card: 'card is not valid until the renewal',
  switched: 'change of term, confirmed',
  planned: 'change of term with the next renewal, confirmed',
  lifetime: 'lifetime licence, confirmed',
  cancelled: 'cancellation, confirmed',
  paused: 'pause, confirmed',
  resumed: 'renewal resumed, confirmed',
  ended: 'subscription has ended',
  gift_ended: 'subscription has ended, to the recipient of the gift',
  price_rise: 'higher price announced, with a request to agree',
  price_fall: 'lower price announced',
  price_withdrawn: 'announced price withdrawn',
};
const wordsOf = (kind: string) => (Object.hasOwn(MAILS, kind) ? MAILS[kind as keyof typeof MAILS] : kind);

/** In English, for banks and card networks; times are UTC. */
export function writeEvidence(held: EvidenceHeld): string {
  const { dispute, order, record, tax } = held;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [
      `Dispute ${dispute.providerId}`,
      [
        `Amount: ${money(dispute.amountMinor, dispute.currency)}, reason: ${dispute.reason}`,
        `Opened: ${at(dispute.openedAt)}`,
        `Evidence due by: ${dispute.evidenceDueBy ? at(dispute.evidenceDueBy) : 'not stated'}`,
      ],
    ],
    [
      `Order ${order.number}`,
      [
        `Placed: ${at(order.placedAt)}, paid: ${order.paidAt ? at(order.paidAt) : 'no'}`,
        `Buyer: ${order.email}`,
        ...(order.giftEmail === null ? [] : [`Bought as a gift for: ${order.giftEmail}`]),
        ...order.lines.map(
          ({ productName, licenceType, quantity, totalMinor }) =>
            `${quantity} × ${productName}, ${licenceType}: ${money(totalMinor, order.currency)}`,
        ),
        `Total: ${money(order.totalMinor, order.currency)}`,
      ],
    ],
    [
      'Payments and refunds',
      [
        ...held.payments.map(
          ({ providerId, state, createdAt, amountMinor, currency }) =>
            `${at(createdAt)}: payment ${providerId ?? ''} of ${money(amountMinor, currency)}, ${state}`,
        ),
        ...held.refunds.map(
          ({ providerId, state, createdAt, amountMinor, currency }) =>
            `${at(createdAt)}: refund ${providerId ?? ''} of ${money(amountMinor, currency)}, ${state}`,
        ),
      ],
    ],
    [
      'Invoices',
      held.invoices.map(
        ({ document: { number, issuedOn, grossMinor, currency } }) =>
          `${number} of ${issuedOn}: ${money(grossMinor, currency)}`,
      ),
    ],
    [
      'What the buyer agreed to',
      [
        ...(record
          ? [
              `${at(record.at)}: terms, version ${record.termsVersion ?? 'not noted'}`,
              ...record.consents.map((consent) => `${at(record.at)}: ${CONSENTS[consent]}`),
              ...(held.renewalMinor === null
                ? []
                : [
                    `${at(record.at)}: renewals for ${money(held.renewalMinor, order.currency)}, unless another price was agreed later`,
                  ]),
            ]
          : []),
        ...held.agreements.flatMap((agreement) => [
          `${at(agreement.at)}: by a button of their account, in these words (version ${agreement.version}):`,
          ...agreement.text.split('\n').map((line) => `  ${line}`),
        ]),
      ],
    ],
    [
      'Where the buyer was',
      (tax?.proofs ?? []).map(
        ({ kind, country, notedAt }) =>
          `${at(notedAt)}: ${country}, ${kind === 'network' ? 'by the network address of the order' : kind}`,
      ),
    ],
    [
      'Mails handed over to the mail server',
      held.mails.map(({ kind, recipient, sentAt }) => `${at(sentAt)}: ${wordsOf(kind)}, to ${recipient}`),
    ],
    [
      'Licences and their use',
      held.licences.flatMap(({ licence, devices }) => [
        `${licence.productName}, key ${maskedKey(licence.key)}, issued ${at(licence.issuedAt)}`,
        ...devices.map(
          ({ name, system, activatedAt, lastSeenAt }) =>
            `  activated ${at(activatedAt)} on “${name}” (${system}), last used ${at(lastSeenAt)}`,
        ),
        ...(devices.length === 0 ? ['  not activated on any computer'] : []),
      ]),
    ],
    ['Downloads', ['The shop counts downloads without names, so there is no record of this buyer’s.']],
  ];
  return sections
    .map(([title, lines]) => `${title}\n${(lines.length > 0 ? lines : ['none on record']).join('\n')}\n`)
    .join('\n');
}

const at = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const money = (amountMinor: number, currency: string) =>
  `${formatExactMoney(amountMinor, currency, 'en')} (${currency})`;
