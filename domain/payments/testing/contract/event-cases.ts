import assert from 'node:assert/strict';
import { charge, charged, refund } from './asked.ts';
import type { ContractCase } from './subject.ts';

/** Events and webhooks about payments, refunds and disputes. */
export const EVENT_CASES: readonly ContractCase[] = [
  {
    name: 'what it has told of refunds and disputes can be read again, under the ids of its webhooks',
    needs: ['bank', 'webhook'],
    async run(subject) {
      const { provider, bank } = subject;
      const since = new Date(Date.now() - 60_000);
      const paymentId = await charged(subject);
      const made = await provider.refund(refund(paymentId, 1000));
      assert.ok(made.ok);
      const dispute = (await bank?.openDispute(paymentId)) ?? '';
      const events = await provider.eventsSince(since);
      for (const [providerId, about] of [
        [made.refund.id, 'refund'],
        [dispute, 'dispute'],
      ] as const) {
        const posted = (await subject.webhook?.(providerId)) ?? assert.fail('nothing was told');
        const parsed = provider.parseWebhook(posted.headers, posted.body);
        assert.ok(parsed.ok && parsed.event);
        assert.deepEqual([parsed.event.about, parsed.event.providerId], [about, providerId]);
        assert.deepEqual(
          events.find(({ id }) => id === parsed.event?.id),
          parsed.event,
        );
      }
      assert.deepEqual(await provider.eventsSince(new Date(Date.now() + 3_600_000)), []);
    },
  },
  {
    name: 'a webhook about a charge names our payment; one that was changed or is old is refused',
    needs: ['webhook'],
    async run({ provider, keptCard, webhook }) {
      const asked = charge(await keptCard('pays'));
      const paymentId = (await provider.charge(asked)).paymentId ?? '';
      const { headers, body } = (await webhook?.(paymentId)) ?? assert.fail('nothing was told');
      const parsed = provider.parseWebhook(headers, body);
      assert.ok(parsed.ok && parsed.event);
      const { about, providerId, reference } = parsed.event;
      assert.deepEqual([about, providerId, reference], ['payment', paymentId, asked.reference]);
      const refused = { ok: false, error: 'webhook_signature' };
      assert.deepEqual(provider.parseWebhook(headers, `${body} `), refused);
      assert.deepEqual(provider.parseWebhook(new Headers(), body), refused);
      const old = (await webhook?.(paymentId, 600_000)) ?? assert.fail('nothing was told');
      assert.deepEqual(provider.parseWebhook(old.headers, old.body), { ok: false, error: 'webhook_too_old' });
    },
  },
];
