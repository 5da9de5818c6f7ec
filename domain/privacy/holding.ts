import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InTheWay } from './erasure/erasure.ts';
import type { HeldAddress, Holder } from './held-address.ts';

/** Whose data is asked for. */
export interface Subject {
  memberId: string;
  /** In lower case: the account's own, and those that they had before and nobody else has, or has had (`subjectOf`). */
  emails: readonly [string, ...string[]];
  /** Those and all others that they had, with when they were theirs. */
  held: readonly HeldAddress[];
}

/** A table that holds something of members, and what becomes of it. Each module hands in its own. */
export interface Holding {
  table: PgTable;
  /** Which of its rows are somebody's. */
  of(subject: Subject): SQL;
  /** Columns that an export leaves out: secrets, which would open something, and what `told` says in their place. */
  withheld?: readonly PgColumn[];
  /** Columns that an export has in place of withheld ones, which say something else to who reads them. */
  told?: Readonly<Record<string, SQL>>;
  /** False: the rows name them and are somebody else's, so an export leaves them out. */
  exported?: false;
  erasure: Erasure;
  /** Rows of other tables are found by what is erased in it, so its turn comes last. */
  last?: true;
}

/** What a module does when a member's data are erased, besides what its holdings say. */
export interface ErasurePart {
  /** Addresses that were the member's besides those that their account has had. */
  addresses?(tx: Db, memberId: string): Promise<readonly string[]>;
  /** Whose these addresses were in the same way, and until when. */
  holders?(tx: Db, emails: readonly string[]): Promise<readonly Holder[]>;
  /** What would go on by itself, and is ended before anything is erased. */
  goesOn?: {
    /** Ids of what there is of it. */
    find(db: Db, memberId: string): Promise<readonly string[]>;
    /**
     * Ends one of them, in a transaction of its own, for whose time an undo waits. `asked`: as the member would, so that most of it
     * can be taken up again after an undo; `due`: for good. Called again after a crash.
     */
    end(tx: Db, ended: { id: string; memberId: string; when: 'asked' | 'due' }): Promise<void>;
  };
  /** What of theirs has to come to its end before anything is erased. */
  inTheWay?(tx: Db, subject: Subject): Promise<readonly InTheWay[]>;
  /**
   * In the transaction of the erasure, while the rows are still there: what no holding can say, or a job for what is kept
   * elsewhere. Its data may name the member, and no address: that is gone when it runs.
   */
  erase?(tx: Db, subject: Subject): Promise<void>;
  /**
   * Erases what was kept of people who were erased, of orders all of whose documents are of years before that one: nobody
   * need keep those any more.
   */
  forget?(tx: Db, firstKeptYear: number): Promise<void>;
}

/** What an erasure does with the rows; whatever stays has its reason. */
export type Erasure =
  | { kind: 'delete' }
  | { kind: 'overwrite'; columns: Readonly<Record<string, unknown>>; why: string }
  | { kind: 'keep'; why: string };

/** Rows whose column is the member's id. */
export const ofMember =
  (column: PgColumn) =>
  ({ memberId }: Subject): SQL =>
    sql`${column} = ${memberId}`;

/**
 * Rows whose column is an address of the member's.
 * @param at when the row was written: an address may have been somebody else's before or afterwards. Without it, what is
 * written under it now.
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

/** The member's own orders, and those that were placed with their address while it was theirs and belong to nobody. */
const orderIds = (subject: Subject): SQL =>
  sql`select id from shop.orders where member_id = ${subject.memberId} or (member_id is null and ${ofAddress(sql`email`, sql`placed_at`)(subject)})`;

/** Rows whose column is the id of an order of theirs. */
export const ofOrder =
  (column: PgColumn) =>
  (subject: Subject): SQL =>
    sql`${column} in (${orderIds(subject)})`;

/** Rows whose column is the id of a licence of theirs. */
export const ofLicence =
  (column: PgColumn) =>
  ({ memberId }: Subject): SQL =>
    sql`${column} in (select id from shop.licences where member_id = ${memberId})`;

/**
 * Orders whose buyer was erased and whose documents need not be kept any more, for ids in a table's column.
 * @param firstKeptYear of which and all after it documents are kept
 */
export const isForgotten = (column: PgColumn, firstKeptYear: number): SQL =>
  sql`${column} in (select o.id from shop.orders o where o.email = ''
    and o.placed_at < make_date(${firstKeptYear}, 1, 1)
    and not exists (select from shop.invoices i where i.order_id = o.id and i.year >= ${firstKeptYear}))`;

/** Why orders and payments stay. */
export const BOOKS = 'The books: tax law asks for them for ten years.';
/** Why licences stay. */
export const WORKS_ON = 'A licence that was paid for goes on working.';
