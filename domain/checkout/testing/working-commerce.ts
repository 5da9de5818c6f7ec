import type { JobHandler } from '@spindle/platform/jobs.ts';
import { createBackend } from '../../backend-api/create-backend.ts';
import { paymentsHttp } from '../../payments/http.ts';
import { sandboxJobs } from '../../payments/sandbox/jobs.ts';
import { checkoutHttp } from '../http.ts';
import { checkoutJobs } from '../jobs.ts';
import { type Commerce, jobKinds, ORIGIN, SECRET, WEBHOOK_KEY } from './commerce.ts';

/** The calls of a shop, as the storefront mounts them. */
export function callsOf({ deps }: Pick<Commerce, 'deps'>) {
  let visitors = 0;
  return createBackend({
    modules: [checkoutHttp(deps), paymentsHttp(deps)],
    readViewer: async () => ({ kind: 'anonymous', expired: false }),
    about: () => ({ locale: 'en', ip: `2001:db8::${(visitors++).toString(16)}`, country: undefined }),
    locales: ['en'],
    origins: [ORIGIN],
    secret: SECRET,
    log: deps.log,
    endedLoginCookies: [],
    signed: ['/order/webhook/sandbox'],
  });
}

type Handler = JobHandler<{ orderId: string } & { provider: string; eventId: string }>;

/**
 * Starts the background work of a shop; the sandbox's webhooks come to its own calls.
 * @param wrap sees each kind of work before it is started.
 */
export async function startWork(
  { deps, jobs }: Pick<Commerce, 'deps' | 'jobs'>,
  fetchWebhook: typeof fetch,
  wrap: (handler: Handler) => Handler = (handler) => handler,
): Promise<void> {
  const { db, clock } = deps;
  const webhookUrl = `${ORIGIN}/order/webhook/sandbox`;
  const handlers = [
    ...checkoutJobs(deps),
    ...sandboxJobs({ db, clock, webhookKey: WEBHOOK_KEY, webhookUrl, fetch: fetchWebhook }),
  ] as unknown as Handler[];
  await jobs.start(jobKinds, handlers.map(wrap) as unknown as JobHandler<never>[]);
}
