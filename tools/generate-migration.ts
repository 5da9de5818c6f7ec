import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the migration for a change of tables. Only the newest snapshot, of thousands of lines, is kept: the next migration is
 * made from that one.
 */
const domain = join(import.meta.dirname, '../domain');
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: domain,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
const meta = join(domain, 'migrations/meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(meta, older));
