import type { Config } from '@spindle/platform/config.ts';
import { endInOrder } from '@spindle/platform/lifecycle.ts';
import { openLog } from '@spindle/platform/log.ts';
import { followNextServer } from './draining.ts';

/** Stops the server in order when asked to. Next.js itself would wait for clients that never close their connection. */
export function stopInOrder({ logLevel }: Pick<Config, 'logLevel'>): void {
  endInOrder(openLog('backoffice', logLevel), followNextServer());
}
