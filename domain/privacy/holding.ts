import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Whose data is asked for. */
export interface Subject {
  memberId: string;
  /** In lower case. */
  email: string;
}

/** A table that holds something of members, and what becomes of it. Each module hands in its own. */
export interface Holding {
  table: PgTable;
  /** Which of its rows are somebody's. */
  of(subject: Subject): SQL;
  /** Columns that an export leaves out: secrets, which would open something. */
  withheld?: readonly PgColumn[];
  erasure: Erasure;
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

/** Rows whose column is the member's address. */
export const ofAddress =
  (column: PgColumn) =>
  ({ email }: Subject): SQL =>
    sql`${column} = ${email}`;

/** The member's own orders, and those that were placed with their address and belong to nobody. */
const orderIds = ({ memberId, email }: Subject): SQL =>
  sql`select id from shop.orders where member_id = ${memberId} or (member_id is null and email = ${email})`;

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

/** Why orders and payments stay. */
export const BOOKS = 'The books: tax law asks for them for ten years.';
/** Why licences stay. */
export const WORKS_ON = 'A licence that was paid for goes on working.';
