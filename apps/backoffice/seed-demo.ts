import { seedDemo } from '@spindle/content/demo/seed.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Log } from '@spindle/platform/log.ts';
import { publishHooks } from './publish-hooks.ts';

/**
 * The demo shop's content, offers and staff, into a database that has none.
 * @param part `first`: as much as the shop needs to answer; another call loads the rest
 * @returns false when there was something already.
 */
export function seedDemoContent(config: Config, log: Log, part: 'first' | 'all'): Promise<boolean> {
  return seedDemo({ config, log, hooks: publishHooks }, { part });
}
