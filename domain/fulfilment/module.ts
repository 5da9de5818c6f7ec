import type { Module } from '../module.ts';
import type { SettleDeps } from './deps.ts';
import { fulfilmentJobs } from './jobs.ts';
import { processDisputeEvent } from './process-dispute-event.ts';
import { processEvent } from './process-event.ts';
import { processRefundEvent } from './process-refund-event.ts';

export function fulfilmentModule(deps: SettleDeps): Module {
  return {
    jobs: fulfilmentJobs(deps),
    events: {
      payment: (event) => processEvent(deps, event),
      dispute: (event) => processDisputeEvent(deps, event),
      refund: (event) => processRefundEvent(deps, event),
    },
  };
}
