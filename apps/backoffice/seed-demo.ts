import { seedDemo } from '@spindle/content/demo/seed.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Log } from '@spindle/platform/log.ts';
import { publishHooks } from './publish-hooks.ts';

/**
 * Writes the demo shop's content, offers and staff into an empty database.
 * @param part `first`: only what the shop needs to answer; another call loads the rest
 * @returns false if the database already held something
 */
export function seedDemoContent(config: Config, log: Log, part: 'first' | 'all'): Promise<boolean> {
  return seedDemo({ config, log, hooks: publishHooks }, { part });
}
