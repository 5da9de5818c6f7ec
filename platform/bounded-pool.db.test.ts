import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseTimes } from './bounded-pool.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseOutage, isRolledBack, noticeOutage } from './database-outage.ts';
import { openLog } from './log.ts';
import { testDatabase } from './testing/database.ts';
import { type HangingServer, hangingServer } from './testing/hanging-server.ts';

const { url } = await testDatabase('template0');
/** Times that no test reaches, except tests about them. */
const NEVER: DatabaseTimes = { connect: 60_000, lock: 60_000, statement: 60_000, answer: 60_000 };

let server: HangingServer;
let opened: Database[];
beforeEach(async () => {
  opened = [];
  server = await hangingServer(url);
});
afterEach(async () => {
  server.close();
  await Promise.all(opened.map((database) => database.close()));
});

function open(times: Partial<DatabaseTimes>, connections = 2): Database {
  const database = openDatabase(server.url, openLog('test', 'silent'), {
    connections,
    times: { ...NEVER, ...times },
  });
  opened.push(database);
  return database;
}

const ask = ({ db }: Pick<Database, 'db'>) => db.execute(sql`select 1`);
/** Waits until the database answers, however long the machine takes. */
const works = (database: Database) =>
  expect
    .poll(() =>
      ask(database).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it worked'),
    (error) => error,
  );

describe('a server that hangs', () => {
  test('is not waited for when it accepts and says nothing', async () => {
    server.hang();
    expect(isDatabaseOutage(await failure(ask(open({ connect: 50 }))))).toBe(true);
  });

  test('fails the question that it does not answer, and works again afterwards', async () => {
    const database = open({ answer: 100 });
    await works(database);
    server.hang();
    expect(isDatabaseOutage(await failure(ask(database)))).toBe(true);
    server.recover();
    await works(database);
  });

  test('fails a transaction once, without waiting for its end', async () => {
    const answer = 3_000;
    const database = open({ answer });
    let failed = 0;
    const work = database.db.transaction(async (tx) => {
      await ask({ db: tx });
      server.hang();
      await ask({ db: tx }).catch((error) => {
        failed = performance.now();
        throw error;
      });
    });
    expect(isDatabaseOutage(await failure(work))).toBe(true);
    expect(performance.now() - failed).toBeLessThan(answer);
    server.recover();
    await works(database);
  });

  test('takes no connection away for good with a transaction that can not begin', async () => {
    const database = open({ answer: 100, connect: 1_000 }, 1);
    await works(database);
    server.hang();
    expect(isDatabaseOutage(await failure(database.db.transaction(async () => {})))).toBe(true);
    server.recover();
    await works(database);
  });

  test('keeps nobody in the queue for a connection', async () => {
    const database = open({ connect: 50 }, 1);
    await works(database);
    server.hang();
    const first = ask(database).catch(() => {});
    expect(isDatabaseOutage(await failure(ask(database)))).toBe(true);
    server.recover();
    await first;
  });
});

test('who holds a lock keeps others waiting for a moment only', async () => {
  const database = open({ lock: 50 });
  await database.db.execute(sql`create table held (id int)`);
  const error = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table held`);
    return failure(database.db.execute(sql`select * from held`));
  });
  expect([isDatabaseOutage(error), isRolledBack(error)]).toEqual([true, true]);
});

test('who does a work is told whether a transaction of it was kept', async () => {
  const { db } = open({});
  const kept = await noticeOutage(() => db.transaction((tx) => ask({ db: tx })));
  const undone = await noticeOutage(() => failure(db.transaction(() => Promise.reject(new Error('no')))));
  const another = await noticeOutage(() => ask({ db }));
  expect([kept, undone, another].map(({ hasCommitted }) => hasCommitted)).toEqual([true, false, false]);
});

test('a statement that takes too long is ended by the server', async () => {
  const error = await failure(open({ statement: 50 }).db.execute(sql`select pg_sleep(60)`));
  expect(isDatabaseOutage(error)).toBe(true);
});

test.each(['select 1/0', 'select * from nowhere', 'no sql'])('%s is no outage', async (statement) => {
  expect(isDatabaseOutage(await failure(open({}).db.execute(sql.raw(statement))))).toBe(false);
});

test('what is asked at once within a transaction is asked in turn, the failure of one being no other’s', async () => {
  const client = await open({}).pool.connect();
  const asked = ['select 1 as n', 'select 1/0', 'select 3 as n'].map((text) => client.query(text));
  const answers = Promise.allSettled(asked);
  // The queue of queries that `pg` was given too early, for which it warns; its types don't show it.
  const kept = client as unknown as { _queryQueue: unknown[] };
  const counts = [];
  for (const question of asked) {
    counts.push(kept._queryQueue.length);
    await question.catch(() => {});
  }
  expect(counts).toEqual([0, 0, 0]);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  client.release();
});

describe('a statement that recurs', () => {
  const prepared = async ({ db }: Database) => {
    const { rows } = await db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where name like 'recurring%'`,
    );
    return rows.map(({ statement }) => statement);
  };
  const add = ({ db }: Database, one: number) => db.execute(sql`select ${one}::int + 1 as sum`);

  test('is prepared, and gives the same answers', async () => {
    const database = open({}, 1);
    for (let one = 0; one < 10; one += 1) {
      expect((await add(database, one)).rows).toEqual([{ sum: one + 1 }]);
    }
    expect(await prepared(database)).toEqual(['select $1::int + 1 as sum']);
  });

  test('without values is not, as it may be several statements, unless it is one that only reads', async () => {
    const database = open({}, 1);
    const texts = [sql`select 1; select 2`, sql`begin`, sql`select 3 as sum`, sql`commit`];
    for (let time = 0; time < 10; time += 1) for (const text of texts) await database.db.execute(text);
    expect(await prepared(database)).toEqual(['select 3 as sum']);
  });

  test('is no longer prepared once a migration has changed the type of its answer', async () => {
    const database = open({}, 1);
    const { db } = database;
    await db.execute(sql`create table shown (id int)`);
    await db.execute(sql`insert into shown values (1)`);
    const look = () => db.execute(sql`select id from shown where id = ${1}`);
    for (let time = 0; time < 10; time += 1) await look();
    expect(await prepared(database)).toHaveLength(1);
    await db.execute(sql`alter table shown alter column id type bigint`);
    await failure(look());
    expect((await look()).rows).toEqual([{ id: '1' }]);
    await db.execute(sql`drop table shown`);
  });
});
