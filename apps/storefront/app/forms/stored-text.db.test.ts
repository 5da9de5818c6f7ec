import { openCancellations } from '@spindle/domain/cancellations/open-cancellations.ts';
import { pictureAnswer } from '@spindle/domain/captcha/testing/answers.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { findOrderAction } from '../find-order/find-order-action.ts';
import { cancelAction } from '../subscription-cancel/cancel-action.ts';
import { readFields } from './read-fields.ts';

/* Forms that store what they are sent, as strangers send them: with NUL, which PostgreSQL can't store in text or JSON. */

const shop = await testCommerce();
const { deps, db } = shop;

async function sent(fields: Record<string, string>) {
  const request = new Request('http://shop.test/form', { method: 'POST', body: new URLSearchParams(fields) });
  const context = new RouterContextProvider();
  const services = { checkout: deps, accounts: deps, limits: deps.limits };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { ip: '192.0.2.1', locale: 'de' };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  return { form: await readFields(request), context, request };
}

test('an order is looked for', async () => {
  const { recaptcha, session } = pictureAnswer(deps, 'order');
  const { form, context, request } = await sent({
    ...{ number: 'SP-7K3\0QX', email: 'kei@example\0.test', recaptcha: recaptcha ?? '' },
    captcha_session: session ?? '',
  });
  expect(await findOrderAction(form, context, request)).toMatchObject({
    data: { sentTo: 'kei@example.test' },
  });
  expect(await shop.queued('checkout.order-link-mail')).toMatchObject([{ number: 'SP-7K3QX' }]);
});

test('a subscription is cancelled', async () => {
  const contract = 'SP-7K3QX-9M2TD';
  const { form, context } = await sent({
    ...{ kind: 'now\0', email: 'kei@example.test\0', contract: `${contract}\0` },
    reason: 'It\0 fails.',
  });
  expect(await cancelAction(form, context)).toMatchObject({ data: { declared: { contract } } });
  expect(await openCancellations(db)).toMatchObject({
    cancellations: [{ contract, reason: 'It fails.' }],
  });
});
