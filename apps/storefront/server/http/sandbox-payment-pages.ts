import { moveSandboxDispute, openSandboxDispute } from '@spindle/domain/payments/sandbox/dispute-sandbox.ts';
import { listSandboxPayments } from '@spindle/domain/payments/sandbox/list-sandbox-payments.ts';
import { CHARGE_ANSWERS, setCardBehaviour } from '@spindle/domain/payments/sandbox/set-card-behaviour.ts';
import type { Config } from '@spindle/platform/config.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { PAYMENTS_STYLE, sandboxPaymentPage } from './sandbox-payment-page.ts';

const SHOWN = 50;

const asked = z.discriminatedUnion('action', [
  z.object({ action: z.literal('dispute'), id: z.string(), as: z.enum(['open', 'inquiry']) }),
  z.object({ action: z.literal('decide'), id: z.string(), to: z.enum(['open', 'won', 'lost']) }),
  z.object({ action: z.literal('card'), id: z.string(), behaviour: z.enum(CHARGE_ANSWERS) }),
]);

/** The sandbox's payments, for developing or trying out the shop: everything that can happen to money, by hand. */
export function sandboxPaymentPages(
  deps: Parameters<typeof openSandboxDispute>[0] & { config: Pick<Config, 'pageOrigins'> },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const path = '/payments';

  app.get(`${path}.css`, (c) => c.body(PAYMENTS_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(path, async (c) => {
    const payments = await listSandboxPayments(deps.db, { limit: SHOWN });
    return c.html(sandboxPaymentPage(payments, c.req.query('done') === '1'));
  });
  app.post(path, async (c) => {
    // Only from this page's buttons, not from another site.
    if (!deps.config.pageOrigins.includes(c.req.header('origin') ?? '')) return c.text('Forbidden', 403);
    const form = asked.safeParse(await c.req.parseBody());
    if (!form.success) return c.text('Bad Request', 400);
    const done = await act(form.data);
    return done ? c.redirect('/dev/payments?done=1', 303) : c.text('That can’t be done any more.', 409);
  });

  async function act(form: z.infer<typeof asked>): Promise<boolean> {
    switch (form.action) {
      case 'dispute':
        return (await openSandboxDispute(deps, { paymentId: form.id, as: form.as })) !== undefined;
      case 'decide':
        return moveSandboxDispute(deps, { disputeId: form.id, to: form.to });
      case 'card':
        return setCardBehaviour(deps.db, { cardId: form.id, behaviour: form.behaviour });
    }
  }
  return app;
}
