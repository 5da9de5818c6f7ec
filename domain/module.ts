import type { OpenAPIHono } from '@hono/zod-openapi';
import type { JobHandler } from '@spindle/platform/jobs.ts';
import type { BackendEnv } from './backend-api/envelope.ts';
import type { FulfilledHandler, LineHandler, MoneyBackHandler, TakenBackHandler } from './fulfilment/deps.ts';
import type { CardGivenHandler } from './payments/cards/settle-card-page.ts';
import type { EventHandlers } from './payments/provider.ts';
import type { ErasurePart, Holding } from './privacy/holding.ts';

/** What a module of the domain contributes; everything is optional. */
export interface Module {
  /** Its calls, mounted at `/backend`. */
  http?: OpenAPIHono<BackendEnv>;
  /** Its background work. */
  jobs?: readonly JobHandler<never>[];
  /** Its reactions to events from a payment provider. */
  events?: EventHandlers;
  /** Runs when an order has been fulfilled, in that transaction. */
  fulfilled?: FulfilledHandler;
  /** Runs when money of a fulfilled order has gone back, in that transaction. */
  moneyBack?: MoneyBackHandler;
  /** How it grants the order lines that belong to it. */
  grants?: LineHandler;
  /** Runs when a member has given a card for what a guest began at their account. */
  cardGiven?: CardGivenHandler;
  /** Runs when the money of lines has gone back. */
  takenBack?: TakenBackHandler;
  /** Its tables that hold data about members, for exports and erasures. */
  holds?: readonly Holding[];
  /** What it does in an erasure beyond those tables. */
  erasure?: ErasurePart;
}
