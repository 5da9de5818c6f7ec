import type { OpenAPIHono } from '@hono/zod-openapi';
import type { JobHandler } from '@spindle/platform/jobs.ts';
import type { BackendEnv } from './backend-api/envelope.ts';
import type { FulfilledHandler, LineHandler, MoneyBackHandler, TakenBackHandler } from './fulfilment/deps.ts';
import type { CardGivenHandler } from './payments/cards/settle-card-page.ts';
import type { EventHandlers } from './payments/provider.ts';
import type { ErasurePart, Holding } from './privacy/holding.ts';

/** What a module of the domain hands in; leave out what it does not have. */
export interface Module {
  /** Its calls, mounted at `/backend`. */
  http?: OpenAPIHono<BackendEnv>;
  /** Its background work. */
  jobs?: readonly JobHandler<never>[];
  /** What it does when a payment provider has something to say. */
  events?: EventHandlers;
  /** What it does when an order has been fulfilled, in that transaction. */
  fulfilled?: FulfilledHandler;
  /** What it does when money of a fulfilled order has gone back, in that transaction. */
  moneyBack?: MoneyBackHandler;
  /** How it grants the lines that are its own. */
  grants?: LineHandler;
  /** What it does when a member has given a card for what a guest began at their account. */
  cardGiven?: CardGivenHandler;
  /** What it does when the money of lines has gone back. */
  takenBack?: TakenBackHandler;
  /** Its tables that hold something of members: for what they may take along and have erased. */
  holds?: readonly Holding[];
  /** What it does besides when those are erased. */
  erasure?: ErasurePart;
}
