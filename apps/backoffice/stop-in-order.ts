import type { Config } from '@spindle/platform/config.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import { followNextServer } from './draining.ts';

/** Stops the server when it is asked to. Next.js would wait for whoever hangs on. */
export function stopInOrder({ logLevel }: Pick<Config, 'logLevel'>): void {
  endInOrder(openLog('backoffice', logLevel), followNextServer());
}
