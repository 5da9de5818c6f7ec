import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { type ReadBalanceDeps, readBalance } from './balance/read-balance.ts';
import { forgetAtProvider, forgetBilledCustomer } from './cards/forget-customers.ts';
import {
  forgetBilled,
  forgetCustomer,
  processPaymentEvent,
  readPaymentEvents,
  readProviderBalance,
} from './job-kinds.ts';
import { processAgain } from './process-again.ts';
import { type ReadEventsDeps, readEvents } from './read-events.ts';
import { type RouteEventDeps, routeEvent } from './route-event.ts';
import { takeUpPutAside } from './take-up-put-aside.ts';

export type PaymentsJobsDeps = RouteEventDeps & ReadEventsDeps & ReadBalanceDeps;

export function paymentsJobs(deps: PaymentsJobsDeps): JobHandler<never>[] {
  return [
    jobHandler(processPaymentEvent, (event) => routeEvent(deps, event)),
    jobHandler(forgetCustomer, (customer) => forgetAtProvider(deps, customer)),
    jobHandler(forgetBilled, (billed) => forgetBilledCustomer(deps, billed)),
    jobHandler(readPaymentEvents, async () => {
      await takeUpPutAside(deps);
      await processAgain(deps);
      await readEvents(deps);
    }),
    jobHandler(readProviderBalance, () => readBalance(deps)),
  ];
}
