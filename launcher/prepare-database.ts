import '@spindle/platform/resolve-drizzle.ts';

/**
 * Prepares the database: with the whole demo, with its `--first-part`, with the `--rest` of it, or with `--migrations-only`. A
 * process of its own, so that its memory is freed when it ends.
 */
// If the launcher was killed, the database stops as well: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
// Imported only now that imports of drizzle-orm are resolved quickly.
const { prepare } = await import('./prepare.ts');
const parts = { '--migrations-only': 'none', '--first-part': 'first', '--rest': 'rest' } as const;
const [, part = 'all'] = Object.entries(parts).find(([option]) => process.argv.includes(option)) ?? [];
const prepared = await prepare(process.env, part);
// The content system's timers would keep the process alive.
process.exit(prepared ? 0 : 1);
