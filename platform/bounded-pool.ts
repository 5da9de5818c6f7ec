import pg from 'pg';
import { DatabaseOutage, noteCommit, noteOutage } from './database-outage.ts';

/** How long who asks the database waits, in ms. */
export interface DatabaseTimes {
  /** For a connection: for the server to accept one, and for one of the pool to become free. */
  connect: number;
  /** For a lock that somebody else holds. */
  lock: number;
  /** For a statement, as the server counts; 0 is without an end, here and below. */
  statement: number;
  /** For an answer, as we count: a server that hangs does not count. Longer than `statement`. */
  answer: number;
}

/**
 * Somebody waits for a page.
 * @param timeout ms for a connection and for a statement; who meets neither is told after 2.25 times as long
 */
export function visitorTimes(timeout: number): DatabaseTimes {
  return { connect: timeout, lock: 0.75 * timeout, statement: timeout, answer: 1.25 * timeout };
}

/** Nobody waits for a page: jobs and their queue, and an editor's save, which writes many rows. */
export const PATIENT_TIMES: DatabaseTimes = {
  connect: 5_000,
  lock: 10_000,
  statement: 20_000,
  answer: 25_000,
};

/** A migration may take its time; only what keeps visitors waiting, a lock asked for in vain, has an end. */
export const MIGRATION_TIMES: DatabaseTimes = { connect: 10_000, lock: 10_000, statement: 0, answer: 0 };

/** Settings of a pool or a client that keeps these times. */
export function timesFor({ connect, lock, statement, answer }: DatabaseTimes): pg.ClientConfig {
  return {
    connectionTimeoutMillis: connect,
    lock_timeout: lock,
    statement_timeout: statement,
    query_timeout: answer,
    // A transaction whose program hangs keeps its locks no longer than this.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  };
}

/**
 * A pool whose failures say that it was the database (`DatabaseOutage`), and that gives a connection up with
 * the first answer that does not come: otherwise the rollback after it would wait as long again.
 */
export class BoundedPool extends pg.Pool {
  /** Its name in a minified build too: see `content/payload/content-pool.ts`. */
  static override readonly name: string = 'BoundedPool';

  constructor(options?: pg.PoolConfig) {
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
 * A connection that is lost goes back to its pool at once, which opens another: Drizzle gives none back on which a
 * transaction could not begin.
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
  /** Settled once nothing is being asked. */
  private last: Promise<void> = Promise.resolve();

  /**
   * One thing at a time: Payload asks for several at once within a transaction, and from its version 9 on `pg` will
   * not keep them back.
   */
  override query(...args: never[]): never {
    const lost = (error: unknown) => {
      if (isSilence(error)) (this as unknown as WithStream).connection.stream.destroy();
    };
    const ask = () => withOutage(super.query as Method, this, args, lost);
    // With a callback the pool asks, on a connection that nobody else has.
    if (typeof args.at(-1) === 'function') return ask() as never;
    const asked = this.last.then(ask);
    if (isCommit(args[0])) asked.then(noteCommit, settled);
    this.last = asked.then(settled, () => this.whenReady());
    return asked as never;
  }

  /** `pg` tells of an error before the server says that it takes the next question. */
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

/** @param query a text, or what `pg` takes with one */
const isCommit = (query: { text?: unknown } | string | undefined) =>
  /^commit$/i.test(String(typeof query === 'object' ? query.text : query));

type Method = (...args: unknown[]) => unknown;
/** What `pg` knows of its connection and no word of it shows. */
type WithState = { readyForQuery: boolean; _queryable: boolean };
type WithStream = { connection: { stream: { destroy(): void } } };

/** Calls a method of `pg`, which answers by promise or by a callback, its last argument. */
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

/** Told to whoever asked: what `pg` calls back belongs to whoever opened the connection. */
function noted(result: Promise<unknown>): Promise<unknown> {
  return result.catch((error: unknown) => {
    noteOutage(error);
    throw error;
  });
}

/** pg's own words for a query that was not answered in time. */
const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Classes and codes of PostgreSQL's answers with which nothing is wrong with the statement: no connection (08),
 * no resources (53), being shut down (57P), a lock that is not given up, a statement that takes too long.
 */
const OUTAGE = /^(?:08|53|57P|55P03$|57014$)/;

/** What the server answers has a severity and a code; what fails without comes from the connection to it. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  const { severity, code } = error as Partial<pg.DatabaseError>;
  return severity === undefined || OUTAGE.test(code ?? '');
}
