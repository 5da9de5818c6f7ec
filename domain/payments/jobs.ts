import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { processPaymentEvent } from './job-kinds.ts';
import { type RouteEventDeps, routeEvent } from './route-event.ts';

export function paymentsJobs(deps: RouteEventDeps): JobHandler<never>[] {
  return [jobHandler(processPaymentEvent, (event) => routeEvent(deps, event))];
}
