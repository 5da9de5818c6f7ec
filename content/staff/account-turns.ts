import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type DatabaseAdapterObj,
  type PayloadRequest,
  type UpdateOne,
} from 'payload';
import { removeExpiredSessions } from 'payload/shared';
import { transactionOf } from '../publishing/transaction-of.ts';

/*
 * Payload reads an account whole, thinks (it hashes a password), and writes it back whole. Whoever logged in while they were
 * made something else, or deleted, or got a new password, wrote back role, account or password as they had been.
 */

const CHANGES = /^(?:update|delete|forgotPassword|resetPassword)$/;
/** Nobody is logged in to them. */
const BY_MAIL = /^(?:forgot|reset)Password$/;

/** Before an account is read to be changed: who changes one waits until the one before is done. */
export const takeTurns: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const mayChange = req.user || req.payloadAPI === 'local' || BY_MAIL.test(operation);
  if (CHANGES.test(operation) && mayChange && req.transactionID) await lockAccounts(req);
  return args;
};

/** Until the end of the transaction. */
async function lockAccounts(req: PayloadRequest): Promise<void> {
  const tx = await transactionOf(req);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff accounts', 0))`);
}

/** Writes of a log-in, of one that is renewed or ended, only what they are about. */
export function withOwnSessions(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const updateOne: UpdateOne = db.updateOne.bind(db);
      db.updateOne = async (asked) =>
        updateOne(isOfSession(asked) ? { ...asked, data: await sessionsAlone(db, asked) } : asked);
      return db;
    },
  };
}

type Asked = Parameters<UpdateOne>[0];
type OfSession = Asked & { id: number | string; req: PayloadRequest };

interface Session {
  id: string;
  createdAt: Date | string;
  expiresAt: Date | string;
}
interface Account {
  hash?: string | null;
  sessions?: Session[] | null;
}

/** Payload leaves the time of the last change as it is, and nobody else does. */
function isOfSession(asked: Asked): asked is OfSession {
  const { collection, id, data, req } = asked;
  return (
    collection === 'staff' &&
    id !== undefined &&
    data.updatedAt === null &&
    'sessions' in data &&
    req?.transactionID !== undefined
  );
}

/** The sessions that are there by now, less those that end, with the one that begins or goes on. */
async function sessionsAlone(
  db: PostgresAdapter,
  { id, data, req }: OfSession,
): Promise<Record<string, unknown>> {
  await lockAccounts(req);
  const where = { id: { equals: id } };
  const now = (await db.findOne({ collection: 'staff', where, req })) as Account | null;
  const { hash, sessions } = data as Account;
  // A session that has just begun or been renewed has a time, one that was read has its words.
  const own = (sessions ?? []).find(({ expiresAt }) => expiresAt instanceof Date);
  const begins = own?.createdAt instanceof Date;
  // The password is not theirs any more, or there is no such account.
  if (!now || (begins && now.hash !== hash)) throw new AuthenticationError(req.t);
  const there = removeExpiredSessions(now.sessions ?? []);
  // Nothing is told from a session that the call did not read: it may have begun since.
  if (!own) return { sessions: there.filter((session) => !isEndedBy(req, session)), updatedAt: null };
  const others = there.filter((session) => session.id !== own.id);
  const goesOn = begins || others.length < there.length;
  return { sessions: goesOn ? [...others, own] : others, updatedAt: null };
}

/** Of who logs out, here or everywhere. */
function isEndedBy({ user, searchParams }: PayloadRequest, session: Session): boolean {
  return session.id === user?._sid || searchParams.get('allSessions') === 'true';
}
