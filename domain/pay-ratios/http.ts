import type { Config } from '@spindle/platform/config.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  success,
  writeBody,
  z,
} from '../backend-api/envelope.ts';
import { findPayChoices, type PayChoices, type PayChoicesDeps } from './find-pay-choices.ts';

export interface PayRatiosDeps extends PayChoicesDeps {
  config: Pick<Config, 'payments'>;
}

const pay = z
  .object({ pay: z.string().openapi({ description: 'The payment provider.' }), platform: z.string() })
  .openapi('Pay');

const defaultRoute = createRoute({
  method: 'post',
  path: '/pay_ratio/get_default',
  tags: ['prices'],
  summary: 'The payment methods that are preselected',
  description: 'For the country of who asks and the currency of the language.',
  request: { body: writeBody(z.looseObject({})) },
  responses: {
    200: {
      description: 'One for each kind of purchase',
      content: {
        'application/json': {
          schema: success(z.object({ subscription: z.string(), non_subscription: z.string(), pay })),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const methods = z.array(
  z
    .object({
      method: z.string(),
      weight: z.int(),
      usable: z.boolean().openapi({ description: 'Whether it can be used for payments now.' }),
    })
    .openapi('PayMethod'),
);

const allRoute = createRoute({
  method: 'get',
  path: '/pay_ratio/index1',
  tags: ['prices'],
  summary: 'All payment methods with their weights, the heaviest first',
  responses: {
    200: {
      description: 'For each kind of purchase',
      content: {
        'application/json': {
          schema: success(z.object({ subscription: methods, non_subscription: methods, pay })),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** Calls about payment methods. */
export function payRatiosHttp(deps: PayRatiosDeps) {
  const account = { pay: deps.config.payments.provider, platform: 'default_store' };
  const each = <Value>(choices: PayChoices, of: (choice: PayChoices['subscription']) => Value) => ({
    subscription: of(choices.subscription),
    non_subscription: of(choices.non_subscription),
    pay: account,
  });
  const ask = ({ country, locale }: { country: string | undefined; locale: keyof typeof LANGUAGES }) =>
    findPayChoices(deps, { country, currency: LANGUAGES[locale].currency });
  return backendRouter()
    .openapi(defaultRoute, async (c) => {
      const data = each(await ask(c.var), ({ chosen }) => chosen);
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    })
    .openapi(allRoute, async (c) => {
      const data = each(await ask(c.var), ({ methods: all }) => all);
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    });
}
