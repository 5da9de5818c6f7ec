import pg from 'pg';
import { DatabaseOutage, noteCommit, noteOutage } from './database-outage.ts';
import type { RecurringStatements } from './recurring-statements.ts';

/** How long a client of the database waits, in ms. */
export interface DatabaseTimes {
  /** For a connection: until the server accepts one, or one of the pool becomes free. */
  connect: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /** For a statement, measured by the server; 0 means no limit, here and below. */
  statement: number;
  /** For an answer, measured by us, since a server that hangs measures nothing. Longer than `statement`. */
  answer: number;
}

/**
 * Times for when a visitor waits for a page.
 * @param timeout ms for a connection and for a statement; if both fail, the visitor is told after 2.25 times as long
 */
export function visitorTimes(timeout: number): DatabaseTimes {
  return { connect: timeout, lock: 0.75 * timeout, statement: timeout, answer: 1.25 * timeout };
}

/** Times for when nobody waits for a page: jobs and their queue, and an editor's save, which writes many rows. */
export const PATIENT_TIMES: DatabaseTimes = {
  connect: 5_000,
  lock: 10_000,
  statement: 20_000,
  answer: 25_000,
};

/**
 * The same times, but in nothing shorter than those of visitors: what is slow enough for `DATABASE_TIMEOUT` to be raised is
 * slow for everybody. To a back office whose database does not answer, all staff seem to be logged out.
 * @param timeout as for `visitorTimes`
 */
export function patientTimes(timeout: number): DatabaseTimes {
  const { connect, lock, statement, answer } = visitorTimes(timeout);
  return {
    connect: Math.max(PATIENT_TIMES.connect, connect),
    lock: Math.max(PATIENT_TIMES.lock, lock),
    statement: Math.max(PATIENT_TIMES.statement, statement),
    answer: Math.max(PATIENT_TIMES.answer, answer),
  };
}

/** A migration may take its time; only waiting for a lock, which blocks visitors, has a limit. */
export const MIGRATION_TIMES: DatabaseTimes = { connect: 10_000, lock: 10_000, statement: 0, answer: 0 };

/** Settings with which a pool or a client keeps these times. */
export function timesFor({ connect, lock, statement, answer }: DatabaseTimes): pg.ClientConfig {
  return {
    connectionTimeoutMillis: connect,
    lock_timeout: lock,
    statement_timeout: statement,
    query_timeout: answer,
    // The longest time for which the transaction of a hanging program keeps its locks.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  };
}

/**
 * A pool that reports failures of the database as `DatabaseOutage`, and that gives a connection up when an answer does not
 * come in time: otherwise the following rollback would wait just as long.
 */
export class BoundedPool extends pg.Pool {
  /** Keeps the class's name in a minified build: see `content/payload/content-pool.ts`. */
  static override readonly name: string = 'BoundedPool';

  /** @param options.statements names for the statements that are prepared; without it none is */
  constructor(options?: pg.PoolConfig & { statements?: RecurringStatements }) {
    super({ ...options, Client: BoundedClient as never });
  }

  override connect(...args: never[]): never {
    const connected = withOutage(super.connect as Method, this, args);
    return (connected instanceof Promise ? connected.then(giveBackWhenLost) : connected) as never;
  }

  override query(...args: never[]): never {
    const result: unknown = (super.query as Method).call(this, ...args);
    return (result instanceof Promise ? noted(result) : result) as never;
  }
}

/**
 * Returns a lost connection to its pool at once, which then opens another: Drizzle does not return one on which a transaction
 * could not begin.
 */
function giveBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isHeld = true;
  const giveBack: typeof release = (error) => {
    if (!isHeld) return;
    isHeld = false;
    client.off('end', lost);
    release(error);
  };
  const lost = () => giveBack(true);
  client.once('end', lost);
  client.release = giveBack;
  return client;
}

class BoundedClient extends pg.Client {
  private readonly statements: RecurringStatements | undefined;

  constructor(options: pg.ClientConfig & { statements?: RecurringStatements }) {
    super(options);
    this.statements = options.statements;
  }

  /** Settled when no query is running. */
  private last: Promise<void> = Promise.resolve();

  /**
   * Runs one query at a time: Payload sends several at once within a transaction, and from version 9 on `pg` will no longer
   * queue them.
   */
  override query(...args: never[]): never {
    const lost = (error: unknown) => {
      if (isSilence(error)) (this as unknown as WithStream).connection.stream.destroy();
      if (isOutdatedPlan(error)) this.statements?.forget(textOf(args[0]));
    };
    const ask = () => withOutage(super.query as Method, this, this.named(args), lost);
    // With a callback it is the pool that queries, on a connection that nobody else is using.
    if (typeof args.at(-1) === 'function') return ask() as never;
    const asked = this.last.then(ask);
    if (isCommit(args[0])) asked.then(noteCommit, settled);
    this.last = asked.then(settled, () => this.whenReady());
    return asked as never;
  }

  /**
   * A query gets a name if it recurs and comes from Drizzle, which passes its values even where there are none. Without values it
   * may be several statements, which can't be prepared.
   */
  private named(args: unknown[]): unknown[] {
    const [query, values] = args;
    if (!this.statements || !Array.isArray(values)) return args;
    const text = textOf(query);
    if (values.length === 0 && !ONE_SELECT.test(text)) return args;
    const name = this.statements.nameOf(text);
    if (name === undefined) return args;
    return [{ ...(typeof query === 'string' ? { text: query } : (query as object)), name }, ...args.slice(1)];
  }

  /** `pg` reports an error before the server is ready for the next query. */
  private whenReady(): Promise<void> {
    const { readyForQuery, _queryable } = this as unknown as WithState;
    if (readyForQuery || !_queryable) return Promise.resolve();
    return new Promise((resolve) => {
      const ready = () => {
        this.off('drain', ready).off('end', ready);
        resolve();
      };
      this.on('drain', ready).on('end', ready);
    });
  }
}

const settled = () => {};

/** @param query a text, or an object of `pg` that contains one */
const textOf = (query: unknown) =>
  String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query);
const ONE_SELECT = /^select [^;]+$/i;
const isCommit = (query: unknown) => /^commit$/i.test(textOf(query));

/** A migration has changed what a prepared statement returns. PostgreSQL says so in its own language; the routine has one name. */
const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && (error as Partial<pg.DatabaseError>).routine === 'RevalidateCachedQuery';

type Method = (...args: unknown[]) => unknown;
/** State of a `pg` connection that its types don't show. */
type WithState = { readyForQuery: boolean; _queryable: boolean };
type WithStream = { connection: { stream: { destroy(): void } } };

/** Calls a method of `pg`, which answers by a promise, or by a callback as its last argument. */
function withOutage(
  method: Method,
  self: object,
  args: unknown[],
  failed = (_error: unknown) => {},
): unknown {
  const judge = (error: unknown) => {
    failed(error);
    return isOutage(error) ? new DatabaseOutage(error) : error;
  };
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const judged = (error: unknown, ...rest: unknown[]) => callback(error ? judge(error) : error, ...rest);
    return method.call(self, ...args.slice(0, -1), judged);
  }
  const result = method.call(self, ...args);
  if (!(result instanceof Promise)) return result;
  return noted(
    result.catch((error: unknown) => {
      throw judge(error);
    }),
  );
}

/** Noted on the promise, in the caller's async context: the callbacks of `pg` run in the context that opened the connection. */
function noted(result: Promise<unknown>): Promise<unknown> {
  return result.catch((error: unknown) => {
    noteOutage(error);
    throw error;
  });
}

/** The message of `pg` for a query that was not answered in time. */
const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Classes and codes of PostgreSQL errors that are not the statement's fault: no connection (08), no resources (53), shutting
 * down (57P), a lock that is not released, a statement that takes too long.
 */
const OUTAGE = /^(?:08|53|57P|55P03$|57014$)/;

/** Errors from the server have a severity and a code; those without come from the connection. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  const { severity, code } = error as Partial<pg.DatabaseError>;
  return severity === undefined || OUTAGE.test(code ?? '');
}
