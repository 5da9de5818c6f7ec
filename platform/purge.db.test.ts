import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openLog } from './log.ts';
import { announcePurge, listenForPurges, type PurgeListener } from './purge.ts';
import { testDatabase } from './testing/database.ts';

const { db, url } = await testDatabase();
const log = openLog('test', 'silent');
const heard = { tags: [] as string[], gaps: 0 };
const on = {
  purge: (tags: readonly string[]) => void heard.tags.push(...tags),
  purgeAll: () => void heard.gaps++,
};
let listener: PurgeListener | undefined;
let way: Server | undefined;
afterEach(async () => {
  await listener?.close();
  way?.close();
  Object.assign(heard, { tags: [], gaps: 0 });
});

/** A connection to the database that stays closed until it is opened. */
function closedWay() {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const database = connect(Number(target.port), target.hostname);
    sockets.add(socket).add(database);
    socket.pipe(database).pipe(socket);
    socket.on('error', () => database.destroy());
    database.on('error', () => socket.destroy());
  });
  way = server;
  /** Both sides stay connected and hear nothing more from each other. */
  const fallSilent = () => {
    for (const socket of sockets) socket.unpipe().pause().removeAllListeners('data');
  };
  return new Promise<{ url: string; open(): void; fallSilent(): void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      const through = new URL(url);
      through.host = `127.0.0.1:${port}`;
      server.close(() =>
        resolve({ url: through.href, open: () => server.listen(port, '127.0.0.1'), fallSilent }),
      );
    });
  });
}

test('what was announced before the first connection listened counts as missed', async () => {
  const { url: through, open } = await closedWay();
  listener = listenForPurges(through, log, on);
  await announcePurge(db, ['page-home']);
  open();
  await expect.poll(() => heard.gaps).toBe(1);
  await announcePurge(db, ['footer', 'products:643']);
  await expect.poll(() => heard.tags).toEqual(['footer', 'products:643']);
});

test('as many tags as a change has are told, in several messages', async () => {
  listener = listenForPurges(url, log, on);
  await expect.poll(() => heard.gaps).toBe(1);
  const tags = Array.from({ length: 1_000 }, (_, number) => `redirects:/an-older-address-für-${number}`);
  await announcePurge(db, tags);
  await expect.poll(() => heard.tags.length).toBe(1_000);
  expect(heard.tags).toEqual(tags);
});

test('a connection that is lost is replaced, and what it may have missed is told', async () => {
  listener = listenForPurges(url, log, on);
  await expect.poll(() => heard.gaps).toBe(1);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen spindle_purge%'`,
  );
  await expect.poll(() => heard.gaps).toBe(2);
  await announcePurge(db, ['footer']);
  await expect.poll(() => heard.tags).toEqual(['footer']);
});

test('a connection that has gone silent is replaced, and what it may have missed is told', async () => {
  const { url: through, open, fallSilent } = await closedWay();
  open();
  listener = listenForPurges(through, log, on, { every: 20, deadline: 4_000 });
  await expect.poll(() => heard.gaps).toBe(1);
  fallSilent();
  await announcePurge(db, ['products:643']);
  await expect.poll(() => heard.gaps).toBe(2);
  expect(heard.tags).toEqual([]);
  await announcePurge(db, ['footer']);
  await expect.poll(() => heard.tags).toEqual(['footer']);
});

test('a connection that answers is kept', async () => {
  listener = listenForPurges(url, log, on, { every: 1, deadline: 60_000 });
  await expect.poll(() => heard.gaps).toBe(1);
  const seen = new Set<unknown>();
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select max(query_start)::text as last from pg_stat_activity where datname = current_database() and query like 'notify %'`,
      );
      return seen.add(rows[0]?.last).size;
    })
    .toBeGreaterThan(3);
  expect(heard).toEqual({ tags: [], gaps: 1 });
});
