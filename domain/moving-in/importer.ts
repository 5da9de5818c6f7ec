import type { Db } from '@spindle/platform/database.ts';
import type { z } from 'zod';
import type { ProviderBilling } from '../payments/billing.ts';
import type { Kind, Outcome } from './kinds.ts';
import type { Written } from './tables.ts';

/** What some lines are brought in with. */
export interface Batch {
  /** Their transaction; while they are prepared, the connection. */
  tx: Db;
  source: string;
  /** False: a dry run, which finds out the same and writes nothing. */
  writes: boolean;
  now: Date;
  /** `deriveKey(secret, 'device-fingerprint')` */
  fingerprintKey: Buffer;
  /** Who charges subscriptions until they are the shop's; undefined where no such provider is set up. */
  billing: ProviderBilling | undefined;
}

export interface Line<Row> {
  line: number;
  row: Row;
  /** What it is here, where an earlier import has brought it: the row differs from that of before. */
  known: string | undefined;
  /** What the imports have written of it; null: nothing. */
  written: Written | null;
}

/** What has become of a line. `id` is what it is here; `written` is kept for the next import; `note` is for who reads the report. */
export type Brought =
  | { outcome: Exclude<Outcome, 'refused'>; id: string; written?: Written; note?: string }
  | { outcome: 'refused'; note: string };

export const refused = (note: string): Brought => ({ outcome: 'refused', note });

/** How lines of a kind come into the shop. */
export interface Importer<Row extends { id: string } = { id: string }, Prepared = unknown> {
  kind: Kind;
  line: z.ZodType<Row>;
  /** Lines of one transaction. */
  atOnce: number;
  /** By what lines of other files may name it. */
  nameOf(row: Row): string;
  /** What needs others than the database, before the transaction: one answer a line. May be asked for again. */
  prepare?(batch: Batch, lines: readonly Line<Row>[]): Promise<Prepared[]>;
  /** One answer a line, in their order. No two of the lines have the same id. */
  bring(batch: Batch, lines: readonly Line<Row>[], prepared: readonly Prepared[]): Promise<Brought[]>;
}

/** Lines of one transaction, where the database alone is asked. */
export const BATCH = 500;
