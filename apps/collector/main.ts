import { systemClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { ConfigError } from '@spindle/platform/config-error.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import { EventStoreUnavailable } from '@spindle/tracking/store/event-store.ts';
import { JournalUnavailable } from './journal/hold-directory.ts';
import { startCollector } from './start.ts';

try {
  const config = readConfig(process.env);
  const log = openLog('collector', config.logLevel);
  const collector = await startCollector({ config, log, clock: systemClock });
  endInOrder(log, () => collector.stop());
  log.info({ port: collector.port, engine: config.events.engine }, 'collector listens');
} catch (error) {
  const clearLine = foreseen(error);
  if (!clearLine) throw error;
  // For a person at the terminal: what is wrong and what to do, without a stack trace.
  process.stderr.write(`${clearLine}\n`);
  process.exit(1);
}

function foreseen(error: unknown): string | undefined {
  const known = [ConfigError, EventStoreUnavailable, JournalUnavailable];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one with COLLECTOR_PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another one with COLLECTOR_PORT.`;
  return undefined;
}
