// A storefront that refunds one order and stops dead at a named point, waiting to be killed.
// node --import ../../testing/load-tsx.mjs crash-child.ts <database url> <point> <order> <request key>
import { writeSync } from 'node:fs';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openCommerce } from '../../checkout/testing/commerce.ts';
import { refundOrder } from '../refund-order.ts';
import { ADMIN } from './admin.ts';
import type { CrashPoint } from './crash-points.ts';

const [url = '', deadly = '', orderId = '', requestKey = ''] = process.argv.slice(2);

function reach(point: CrashPoint): void {
  if (point !== deadly) return;
  writeSync(1, `${point}\n`);
  // Freezes the whole process until the signal comes.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const shop = await openCommerce(url, {
  jobs: openJobs(url, openLog('test', 'silent'), { works: false }),
  provider: (own) => ({
    ...own,
    async refund(asked) {
      reach('refund-written');
      const made = await own.refund(asked);
      reach('money-sent');
      return made;
    },
  }),
  change: ({ tellTakenBack, tellMoneyBack }) => ({
    async tellTakenBack(tx, lineIds, by) {
      const ended = await tellTakenBack(tx, lineIds, by);
      reach('line-taken-back');
      return ended;
    },
    async tellMoneyBack(tx, order) {
      await tellMoneyBack(tx, order);
      reach('order-moved');
    },
  }),
});
await shop.startJobs();
await refundOrder(shop.deps, ADMIN, { orderId, request: 'rest', reason: 'did not work', requestKey });
reach('refund-booked');
