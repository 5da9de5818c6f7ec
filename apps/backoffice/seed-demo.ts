import { seedDemo } from '@spindle/content/demo/seed.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Log } from '@spindle/platform/log.ts';
import { publishHooks } from './publish-hooks.ts';

/**
 * The demo shop's content, offers and staff, into a database that has none.
 * @returns false when there was something already.
 */
export function seedDemoContent(config: Config, log: Log): Promise<boolean> {
  return seedDemo({ config, log, hooks: publishHooks });
}
