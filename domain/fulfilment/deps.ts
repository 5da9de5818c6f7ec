import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { CardGivenHandler } from '../payments/cards/settle-card-page.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/**
 * What a module does about an order that has just been fulfilled, such as queueing a mail of its own; in the
 * transaction of the fulfilment. Every module hears of every order and knows its own.
 */
export type FulfilledHandler = (tx: Db, order: FulfilledOrder) => Promise<void>;

/** With its owner's account. byGuest: nobody was logged in, and whoever paid has only typed that account's address. */
export interface FulfilledOrder extends Order {
  byGuest: boolean;
}

/**
 * What a module does when money of a fulfilled order has gone back, or a bank has returned it after all, such as issuing
 * a credit note; in that transaction, which has locked the order.
 */
export type MoneyBackHandler = (tx: Db, order: Order) => Promise<void>;

/**
 * How a module grants a line in a way of its own, in the transaction of the fulfilment: more time for a licence that is
 * there. @returns whether it did; a line that nobody grants brings a new licence.
 */
export type LineHandler = (tx: Db, order: Order, line: OrderLine) => Promise<boolean>;

/**
 * What a module does when all that lines were paid with has gone back, or a bank has taken it; in that transaction,
 * before the licences change.
 * @returns the subscriptions that it ends.
 */
export type TakenBackHandler = (
  tx: Db,
  lineIds: readonly string[],
  by: 'refund' | 'dispute',
) => Promise<EndedSubscription[]>;

/** What is renewed no more. */
export interface EndedSubscription {
  subscriptionId: string;
  productName: string;
}

export interface FulfilDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** The account with this address, made if there is none; in the caller's transaction. */
  ensureMember(
    tx: Db,
    buyer: { email: string; locale: Locale },
  ): Promise<{ memberId: string; created: boolean }>;
  /** Orders of this risk or more wait for a person once they are paid (domain/risk); undefined: none do. */
  riskReviewScore: number | undefined;
  /** Tells every module that handed in a `fulfilled` (domain/module.ts). */
  tellFulfilled: FulfilledHandler;
  /** Tells every module that handed in a `moneyBack`. */
  tellMoneyBack: MoneyBackHandler;
  /** Tells every module that handed in a `cardGiven`. */
  tellCardGiven: CardGivenHandler;
  /** Asks every module that handed in a `grants`. */
  grantsItself: LineHandler;
  /** Tells every module that handed in a `takenBack`. */
  tellTakenBack: TakenBackHandler;
}

/** What it takes to find out how payments stand. */
export interface SettleDeps extends FulfilDeps {
  /** New payments go to the first one; the others still end what they began. */
  providers: readonly [PaymentProvider, ...PaymentProvider[]];
}
