// Holds a connection as the job queue does, keeps the database busy with it for a while, and stops.
// node kill-at-child.ts <database url> <point>
import { writeSync } from 'node:fs';
import pg from 'pg';

const [connectionString = '', point = ''] = process.argv.slice(2);
const queue = new pg.Client({ connectionString, application_name: 'pgboss' });
queue.on('notice', () => writeSync(1, `${point}\n`));
await queue.connect();
// The server notices only afterwards that the client is gone.
await queue.query(`do $$ begin raise notice 'begun'; perform pg_sleep(3); end $$`);
