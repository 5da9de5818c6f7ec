import { systemClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openLog } from '@spindle/platform/log.ts';
import { startCollector } from './start.ts';

const config = readConfig(process.env);
const log = openLog('collector', config.logLevel);
const collector = await startCollector({ config, log, clock: systemClock });
log.info({ port: collector.port }, 'collector listens');
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    collector.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
