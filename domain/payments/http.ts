import { backendRouter, createRoute, failures, refuse, success, z } from '../backend-api/envelope.ts';
import { paymentErrors } from './errors.ts';
import { type ReceiveWebhookDeps, receiveWebhook } from './receive-webhook.ts';

const webhook = createRoute({
  method: 'post',
  path: '/order/webhook/{provider}',
  summary: 'A payment provider tells what happened',
  description:
    'Signed by the provider over the raw body. Answered once the event is stored; a replay is answered alike.',
  tags: ['Orders'],
  callers: ['provider'],
  request: { params: z.object({ provider: z.string().max(32) }) },
  responses: {
    200: {
      description: 'Stored, now or before',
      content: { 'application/json': { schema: success(z.object({ stored: z.boolean() })) } },
    },
    ...failures(paymentErrors),
  },
});

export type PaymentsHttpDeps = ReceiveWebhookDeps;

export function paymentsHttp(deps: PaymentsHttpDeps) {
  return backendRouter().openapi(webhook, async (c) => {
    const received = await receiveWebhook(deps, {
      provider: c.req.valid('param').provider,
      headers: c.req.raw.headers,
      rawBody: await c.req.text(),
    });
    if (!received.ok) return refuse(c, paymentErrors, received.error);
    return c.json({ cscode: 0 as const, msg: '' as const, data: { stored: received.stored } }, 200);
  });
}
