import type { Db } from '@spindle/platform/database.ts';
import type { z } from 'zod';
import type { ProviderBilling } from '../payments/billing.ts';
import type { Kind, Outcome } from './kinds.ts';
import type { Written } from './tables.ts';

/** The context in which a batch of lines is imported. */
export interface Batch {
  /** The transaction of the batch; in `prepare`, the connection. */
  tx: Db;
  source: string;
  /** False for a dry run, which finds out the same and writes nothing. */
  writes: boolean;
  now: Date;
  /** `deriveKey(secret, 'device-fingerprint')` */
  fingerprintKey: Buffer;
  /** The provider that charges subscriptions until the shop takes them over; undefined if none is set up. */
  billing: ProviderBilling | undefined;
}

export interface Line<Row> {
  line: number;
  row: Row;
  /** Its id here, if it was imported before; the row has changed since. */
  known: string | undefined;
  /** The fields that imports have written; null if none. */
  written: Written | null;
}

/** What has become of a line. `id` is its id here, `written` is stored for the next import, `note` is for the report. */
export type Brought =
  | { outcome: Exclude<Outcome, 'refused'>; id: string; written?: Written; note?: string }
  | { outcome: 'refused'; note: string };

export const refused = (note: string): Brought => ({ outcome: 'refused', note });

/** Imports lines of one kind. */
export interface Importer<Row extends { id: string } = { id: string }, Prepared = unknown> {
  kind: Kind;
  line: z.ZodType<Row>;
  /** How many lines a transaction has. */
  atOnce: number;
  /** The name by which lines of other files may refer to it. */
  nameOf(row: Row): string;
  /** Its moments that have passed, such as when a licence was issued. */
  pastOf(row: Row): Readonly<Record<string, string | null>>;
  /** Asks other systems before the transaction, and returns an answer for each line. May run again for the same line. */
  prepare?(batch: Batch, lines: readonly Line<Row>[]): Promise<Prepared[]>;
  /** Returns an answer for each line, in the same order. No two of the lines have the same id. */
  bring(batch: Batch, lines: readonly Line<Row>[], prepared: readonly Prepared[]): Promise<Brought[]>;
}

/** How many lines a transaction has if only the database is asked. */
export const BATCH = 500;
