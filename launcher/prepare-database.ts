import '@spindle/platform/resolve-drizzle.ts';

/**
 * Prepares the database, with `--migrations-only` or with the `--first-part` of the demo. A process of its own, so that its
 * memory is freed when it ends.
 */
// If the launcher was killed, the database stops as well: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
// Imported only now that imports of drizzle-orm are resolved quickly.
const { prepare } = await import('./prepare.ts');
const asked = (option: string) => process.argv.includes(option);
const part = asked('--migrations-only') ? 'none' : asked('--first-part') ? 'first' : 'all';
const prepared = await prepare(process.env, part);
// The content system's timers would keep the process alive.
process.exit(prepared ? 0 : 1);
