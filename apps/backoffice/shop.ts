import type { Shop } from '@spindle/domain/open-shop.ts';
import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { settings } from './settings.ts';

/** Kept on `globalThis`, because Next.js bundles pages and routes separately and each would open its own. */
const KEY = Symbol.for('spindle.shop');
const holder = globalThis as { [KEY]?: { opening?: Promise<Shop> | undefined; time: Clock } };
holder[KEY] ??= { time: systemClock };
const held = holder[KEY];

/**
 * The shop as the back office uses it: it queues jobs and leaves the work to other processes. It is opened when it is
 * first needed, because a build has no database, and again after a failure.
 */
export function shop(): Promise<Shop> {
  held.opening ??= open().catch((error: unknown) => {
    held.opening = undefined;
    throw error;
  });
  return held.opening;
}

/** The storefront's time: in a sandbox, figures and previews move with its clock. */
export const shopClock: Clock = { now: () => held.time.now() };

/** The shop's counters for limited attempts. */
export const shopLimits: Limits = {
  take: async (...use) => (await shop()).deps.limits.take(...use),
  takeLoosely: async (...use) => (await shop()).deps.limits.takeLoosely(...use),
  used: async (...use) => (await shop()).deps.limits.used(...use),
  giveBack: async (...use) => (await shop()).deps.limits.giveBack(...use),
  reset: async (...use) => (await shop()).deps.limits.reset(...use),
};

async function open(): Promise<Shop> {
  const config = settings();
  // Mails are JSX templates, which a script that only reads the configuration does not load.
  const { openShop } = await import('@spindle/domain/open-shop.ts');
  const opened = await openShop({ ...config, jobs: 'off' }, openLog('backoffice', config.logLevel), {
    connections: 3,
  });
  try {
    await opened.startJobs();
  } catch (error) {
    await opened.close();
    throw error;
  }
  held.time = opened.deps.clock;
  return opened;
}
