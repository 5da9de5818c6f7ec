import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InTheWay } from './erasure/erasure.ts';
import type { HeldAddress, Holder } from './held-address.ts';

/** The person whose data are asked for. */
export interface Subject {
  memberId: string;
  /** In lower case: the account's present address first, then former ones that nobody else has or had (`subjectOf`). */
  emails: readonly [string, ...string[]];
  /** All of their addresses, with the periods in which they were theirs. */
  held: readonly HeldAddress[];
}

/** A table that holds data about members, and how it is erased. Each module contributes its own. */
export interface Holding {
  table: PgTable;
  /** The condition for the rows that are this person's. */
  of(subject: Subject): SQL;
  /** Columns that an export leaves out: secrets that would open something, and columns replaced by `told`. */
  withheld?: readonly PgColumn[];
  /** Columns that an export shows in place of withheld ones, whose raw values would mislead a reader. */
  told?: Readonly<Record<string, SQL>>;
  /** False for rows that name the person but belong to somebody else; an export leaves them out. */
  exported?: false;
  erasure: Erasure;
  /** Rows of other tables are found by way of this one, so it is erased last. */
  last?: true;
}

/** What a module does when a member's data are erased, beyond its holdings. */
export interface ErasurePart {
  /** Addresses that were the member's in other ways than as their account's address. */
  addresses?(tx: Db, memberId: string): Promise<readonly string[]>;
  /** Who had these addresses in the same way, and until when. */
  holders?(tx: Db, emails: readonly string[]): Promise<readonly Holder[]>;
  /** What would go on by itself, and is ended before anything is erased. */
  goesOn?: {
    /** The ids of what goes on. */
    find(db: Db, memberId: string): Promise<readonly string[]>;
    /**
     * Ends one of them, in a transaction of its own, for which an undo waits. `asked`: as if the member did it, so that most of it
     * can be resumed after an undo; `due`: for good. Called again after a crash.
     */
    end(tx: Db, ended: { id: string; memberId: string; when: 'asked' | 'due' }): Promise<void>;
  };
  /** What of theirs has to finish before anything is erased. */
  inTheWay?(tx: Db, subject: Subject): Promise<readonly InTheWay[]>;
  /**
   * Runs in the transaction of the erasure, while the rows still exist: erases what no holding can express, or sends a job for
   * what is stored elsewhere. The job's data may name the member but not an address, which is gone when it runs.
   */
  erase?(tx: Db, subject: Subject): Promise<void>;
  /**
   * Erases what was kept about erased people, for orders whose documents are all of years before that one: those need not be
   * kept any more.
   */
  forget?(tx: Db, firstKeptYear: number): Promise<void>;
}

/** What an erasure does with the rows. Whatever stays needs a reason. */
export type Erasure =
  | { kind: 'delete' }
  | { kind: 'overwrite'; columns: Readonly<Record<string, unknown>>; why: string }
  | { kind: 'keep'; why: string };

/** Rows in which this column is the member's id. */
export const ofMember =
  (column: PgColumn) =>
  ({ memberId }: Subject): SQL =>
    sql`${column} = ${memberId}`;

/**
 * Rows in which this column is an address of the member's.
 * @param at when the row was written: the address may have been somebody else's before or afterwards. Without it, addresses
 * that are only the member's.
 */
export const ofAddress =
  (column: PgColumn | SQL, at?: PgColumn | SQL) =>
  ({ emails, held }: Subject): SQL => {
    if (!at) return sql`${column} in ${[...emails]}`;
    const spans = held.map(({ email, from, until }) => {
      const since = from && sql` and ${at} >= ${from.toISOString()}::timestamptz`;
      const before = until && sql` and ${at} < ${until.toISOString()}::timestamptz`;
      return sql`(${column} = ${email}${since}${before})`;
    });
    return spans.length > 0 ? sql`(${sql.join(spans, sql` or `)})` : sql`false`;
  };

/** The member's own orders, and orders without a member that were placed with their address while it was theirs. */
const orderIds = (subject: Subject): SQL =>
  sql`select id from shop.orders where member_id = ${subject.memberId} or (member_id is null and ${ofAddress(sql`email`, sql`placed_at`)(subject)})`;

/** Rows in which this column is the id of an order of theirs. */
export const ofOrder =
  (column: PgColumn) =>
  (subject: Subject): SQL =>
    sql`${column} in (${orderIds(subject)})`;

/** Rows in which this column is the id of a licence of theirs. */
export const ofLicence =
  (column: PgColumn) =>
  ({ memberId }: Subject): SQL =>
    sql`${column} in (select id from shop.licences where member_id = ${memberId})`;

/**
 * Rows in which this column is the id of an order whose buyer was erased and whose documents need not be kept any more.
 * @param firstKeptYear the first year of which documents must still be kept
 */
export const isForgotten = (column: PgColumn, firstKeptYear: number): SQL =>
  sql`${column} in (select o.id from shop.orders o where o.email = ''
    and o.placed_at < make_date(${firstKeptYear}, 1, 1)
    and not exists (select from shop.invoices i where i.order_id = o.id and i.year >= ${firstKeptYear}))`;

/** Why orders and payments stay. */
export const BOOKS = 'The books: tax law asks for them for ten years.';
/** Why licences stay. */
export const WORKS_ON = 'A licence that was paid for goes on working.';
