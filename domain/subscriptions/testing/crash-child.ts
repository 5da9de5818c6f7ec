// A storefront that renews one subscription, or changes its term, and stops dead at a named point, waiting to be killed.
// node --import ../../testing/load-tsx.mjs crash-child.ts <database url> <point> <subscription> <time> [switch]
import { writeSync } from 'node:fs';
import { fixedClock } from '@spindle/platform/clock.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openCommerce } from '../../checkout/testing/commerce.ts';
import { subscriptionMail } from '../job-kinds.ts';
import { takeStep } from '../renewal/take-step.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import type { CrashPoint } from './crash-points.ts';

const [url = '', deadly = '', subscriptionId = '', time = '', action = 'renew'] = process.argv.slice(2);

function reach(point: CrashPoint): void {
  if (point !== deadly) return;
  writeSync(1, `${point}\n`);
  // Freezes the whole process until the signal comes.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const jobs = openJobs(url, openLog('test', 'silent'), { works: false });
const shop = await openCommerce(url, {
  clock: fixedClock(new Date(time)),
  jobs: {
    ...jobs,
    async send(tx, kind, data, options) {
      await jobs.send(tx, kind, data, options);
      if (kind.name === subscriptionMail.name) reach('period-granted');
    },
  },
  provider: (own) => ({
    ...own,
    async charge(asked) {
      reach('order-placed');
      const charged = await own.charge(asked);
      reach('card-charged');
      return charged;
    },
  }),
});
await shop.startJobs();
if (action === 'renew') await takeStep(shop.deps, { subscriptionId });
else {
  const shown = { priceMinor: 2995, totalMinor: 2995 };
  await switchSubscription(shop.deps, { kind: 'system', name: 'crash' }, { subscriptionId, to: '1Y', shown });
}
reach('renewed');
