import '@spindle/platform/resolve-drizzle.ts';

/**
 * Prepares the database, with `--migrations-only` or with the `--first-part` of the demo. A process of its own: what
 * it loads is given back when it ends.
 */
// A launcher that was killed takes the database with it: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
// Imported once drizzle-orm is resolved in a short time.
const { prepare } = await import('./prepare.ts');
const asked = (option: string) => process.argv.includes(option);
const part = asked('--migrations-only') ? 'none' : asked('--first-part') ? 'first' : 'all';
const prepared = await prepare(process.env, part);
// The content system keeps timers of its own.
process.exit(prepared ? 0 : 1);
