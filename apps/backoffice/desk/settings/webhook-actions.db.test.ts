import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { listWebhooks } from '@spindle/domain/webhooks/list-webhooks.ts';
import { expect, test } from 'vitest';
import { changeWebhookAction, makeWebhookAction } from './webhook-actions.ts';

const shop = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };

function form(...fields: (readonly [string, string])[]): FormData {
  const sent = new FormData();
  for (const [name, value] of fields) sent.append(name, value);
  return sent;
}
const url = 'https://crm.example.com/events';

test('an endpoint is made for the events that were ticked, gets a new secret, and ends', async () => {
  const typed = [
    ['url', url],
    ['events', 'licence.issued'],
    ['events', 'of-none'],
  ] as const;
  expect(await makeWebhookAction(shop, admin, form(...typed))).toEqual({ done: url, as: 'made' });
  const [made] = (await listWebhooks(shop.deps)).endpoints;
  expect(made).toMatchObject({ url, events: ['licence.issued'], generation: 1 });
  const change = (what: string) =>
    changeWebhookAction(shop, admin, form(['id', made?.id ?? ''], ['change', what], ['generation', '1']));
  // Pressing the button twice changes the secret once: the secret that the other side has got keeps signing.
  for (const _ of [1, 2]) expect(await change('new-secret')).toEqual({ done: url, as: 'newSecret' });
  expect((await listWebhooks(shop.deps)).endpoints).toMatchObject([{ generation: 2 }]);
  expect(await change('end')).toEqual({ done: url, as: 'ended' });
  expect(await change('end')).toEqual({ problem: 'webhook_gone' });
  expect((await listWebhooks(shop.deps)).endpoints).toEqual([]);
});

test('what does not fit comes back as it was typed', async () => {
  const typed = [
    ['url', 'http://crm.example.com'],
    ['events', 'licence.issued'],
    ['events', 'licence.revoked'],
  ] as const;
  expect(await makeWebhookAction(shop, admin, form(...typed))).toEqual({
    ...{
      url: 'http://crm.example.com',
      events: 'licence.issued,licence.revoked',
      problem: 'webhook_not_https',
    },
  });
  expect(await changeWebhookAction(shop, admin, form(['id', 'x']))).toEqual({ problem: 'webhook_gone' });
});
