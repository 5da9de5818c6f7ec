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
 * Payload reads a whole account, takes its time (to hash a password), and writes the whole account back. If the account's
 * role or password was changed meanwhile, or the account deleted, a log-in wrote back the former state.
 */

const CHANGES = /^(?:update|delete|forgotPassword|resetPassword)$/;
/** Calls for which nobody is logged in. */
const BY_MAIL = /^(?:forgot|reset)Password$/;

/** Before an account is read for a change: each change waits until the one before is done. */
export const takeTurns: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const mayChange = req.user || req.payloadAPI === 'local' || BY_MAIL.test(operation);
  if (CHANGES.test(operation) && mayChange && req.transactionID) await lockAccounts(req);
  return args;
};

/** Locks accounts until the end of the transaction. */
export async function lockAccounts(req: PayloadRequest): Promise<void> {
  const tx = await transactionOf(req);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff accounts', 0))`);
}

/** Makes a log-in, and the renewal or end of a session, write only the sessions of an account. */
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

/** Payload clears the time of the last change (`updatedAt`) in these writes, and in no others. */
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

/** The sessions that exist by now, without those that end, and with the one that begins or goes on. */
async function sessionsAlone(
  db: PostgresAdapter,
  { id, data, req }: OfSession,
): Promise<Record<string, unknown>> {
  await lockAccounts(req);
  const where = { id: { equals: id } };
  const now = (await db.findOne({ collection: 'staff', where, req })) as Account | null;
  const { hash, sessions } = data as Account;
  // The times of a session that has just begun or been renewed are `Date` objects; those that were read are strings.
  const own = (sessions ?? []).find(({ expiresAt }) => expiresAt instanceof Date);
  const begins = own?.createdAt instanceof Date;
  // The password was changed meanwhile, or the account is gone.
  if (!now || (begins && now.hash !== hash)) throw new AuthenticationError(req.t);
  const there = removeExpiredSessions(now.sessions ?? []);
  // A session that this call did not read may have begun since, so it is kept.
  if (!own) return { sessions: there.filter((session) => !isEndedBy(req, session)), updatedAt: null };
  const others = there.filter((session) => session.id !== own.id);
  const goesOn = begins || others.length < there.length;
  return { sessions: goesOn ? [...others, own] : others, updatedAt: null };
}

/** Whether whoever logs out ends this session, here or everywhere. */
function isEndedBy({ user, searchParams }: PayloadRequest, session: Session): boolean {
  return session.id === user?._sid || searchParams.get('allSessions') === 'true';
}
