// A storefront that sells one licence and stops dead at a named point, waiting to be killed.
// node --import ../../testing/load-tsx.mjs crash-child.ts <database url> <point> <form token>
import { writeSync } from 'node:fs';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { licences } from '../../licences/tables.ts';
import { processPaymentEvent } from '../../payments/job-kinds.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { orderMail } from '../job-kinds.ts';
import { begin, form, GOOD_CARD, openCommerce } from './commerce.ts';
import type { CrashPoint } from './crash-points.ts';

const [url = '', deadly = '', formToken = ''] = process.argv.slice(2);

function reach(point: CrashPoint): void {
  if (point !== deadly) return;
  writeSync(1, `${point}\n`);
  // Freezes the whole process until the signal comes.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Only this webhook counts: those of earlier events would reach the crash points too early. */
const ofSuccess = (init: RequestInit | undefined) => String(init?.body).includes('"payment.succeeded"');

const jobs = openJobs(url, openLog('test', 'silent'));
const shop = await openCommerce(url, {
  works: true,
  jobs: {
    ...jobs,
    async send(tx, kind, data, options) {
      await jobs.send(tx, kind, data, options);
      if (kind.name === orderMail.name) reach('mail-queued');
    },
    start: (kinds, handlers = []) =>
      jobs.start(
        kinds,
        handlers.map((handler) => ({
          ...handler,
          async run(data) {
            await handler.run(data);
            const isEvent = handler.kind.name === processPaymentEvent.name;
            if (isEvent && (await shop.db.$count(licences)) > 0) reach('order-fulfilled');
          },
        })),
      ),
  },
  provider: (own) => ({
    ...own,
    async createPayment(payment) {
      reach('order-placed');
      const made = await own.createPayment(payment);
      reach('payment-made');
      return made;
    },
    async retrievePayment(id) {
      const observed = await own.retrievePayment(id);
      if (observed?.status === 'succeeded') reach('payment-asked');
      return observed;
    },
  }),
  change: ({ ensureMember, mailer }) => ({
    ensureMember(...args) {
      reach('order-claimed');
      return ensureMember(...args);
    },
    mailer: {
      async send(mail) {
        reach('mail-made');
        await mailer.send(mail);
        reach('mail-sent');
      },
    },
  }),
  fetch: (deliver) => async (to, init) => {
    if (ofSuccess(init)) reach('webhook-sent');
    const answer = await deliver(to, init);
    if (ofSuccess(init)) reach('webhook-stored');
    return answer;
  },
});

await shop.startJobs();
const { sandboxId } = await begin(shop, form(undefined, { formToken }));
await paySandbox(shop.deps, { paymentId: sandboxId, card: GOOD_CARD });
reach('card-paid');
setInterval(() => {}, 60_000);
