import { openEventStore } from '../store/event-store.ts';

/**
 * A program that exits while its embedded event store is working, or, with `idle`, after it has worked.
 *
 *     node tracking/testing/exit-while-busy.ts <directory> [idle]
 */
const [directory = '', idle] = process.argv.slice(2);
const store = await openEventStore({ engine: 'embedded', directory });
const rows = idle ? 1 : 1_000_000_000_000;
const answer = store.query('SELECT count() FROM numbers({rows:UInt64}) WHERE cityHash64(number) = 1', {
  rows,
});
if (idle) await answer;
process.exit(0);
