import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { CardGivenHandler } from '../payments/cards/settle-card-page.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/**
 * Called for each order that was just fulfilled, in the transaction that fulfils it; a module may queue a mail, for example.
 * Every module is called for every order and recognises its own.
 */
export type FulfilledHandler = (tx: Db, order: FulfilledOrder) => Promise<void>;

/** Assigned to its owner's account. byGuest: nobody was logged in; the buyer has only typed that account's address. */
export interface FulfilledOrder extends Order {
  byGuest: boolean;
}

/**
 * Called when money of a fulfilled order was refunded or charged back, or a bank has returned it, for example to issue a credit
 * note. Runs in that transaction, which has locked the order.
 */
export type MoneyBackHandler = (tx: Db, order: Order) => Promise<void>;

/**
 * Lets a module grant a line in its own way, in the transaction that fulfils the order: for example more time for an existing
 * licence. @returns whether it did; if no module does, the line issues a new licence.
 */
export type LineHandler = (tx: Db, order: Order, line: OrderLine) => Promise<boolean>;

/**
 * Called when lines were refunded whole or charged back, in that transaction, before the licences change.
 * @returns the subscriptions that it ends.
 */
export type TakenBackHandler = (
  tx: Db,
  lineIds: readonly string[],
  by: 'refund' | 'dispute',
) => Promise<EndedSubscription[]>;

/** A subscription that has just ended. */
export interface EndedSubscription {
  subscriptionId: string;
  pid: string;
  productName: string;
}

export interface FulfilDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** Finds the account with this address, or creates one; in the caller's transaction. */
  ensureMember(
    tx: Db,
    buyer: { email: string; locale: Locale },
  ): Promise<{ memberId: string; created: boolean }>;
  /** Paid orders with this risk score or more go to review (domain/risk); undefined: none do. */
  riskReviewScore: number | undefined;
  /** Calls `fulfilled` of every module that has one (domain/module.ts). */
  tellFulfilled: FulfilledHandler;
  /** Calls `moneyBack` of every module that has one. */
  tellMoneyBack: MoneyBackHandler;
  /** Calls `cardGiven` of every module that has one. */
  tellCardGiven: CardGivenHandler;
  /** Calls `grants` of the modules that have one, until one grants the line. */
  grantsItself: LineHandler;
  /** Calls `takenBack` of every module that has one. */
  tellTakenBack: TakenBackHandler;
}

/** What is needed to settle payments with their providers. */
export interface SettleDeps extends FulfilDeps {
  /** The first one takes new payments; the others only settle their existing ones. */
  providers: readonly [PaymentProvider, ...PaymentProvider[]];
}
