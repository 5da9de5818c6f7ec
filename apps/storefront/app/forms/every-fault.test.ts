import { errors } from '@spindle/i18n/errors/en.ts';
import { expect, test } from 'vitest';
import { type $ZodObject, safeParse } from 'zod/v4/core';
import { buyForm } from '../checkout/checkout/buy-form.ts';
import { cardForm } from '../checkout/sandbox-pay/card-form.ts';
import { orderSchema } from '../find-order/find-order-action.ts';
import * as member from '../member/form-schemas.ts';

/**
 * Every schema of a form that people fill in. Not here are forms that are read without a schema: what the checkout asks
 * of a buyer (`buyer-form.ts`, checked by the domain), `/subscription-cancel` and `/offline-activation`.
 */
const schemas: Record<string, $ZodObject> = {
  ...member,
  orderSchema,
  cardForm,
  ...Object.fromEntries(
    [true, false].flatMap((isMember) =>
      [true, false].map((asksForConsents) => [
        `buyForm of ${isMember ? 'a member' : 'a guest'}${asksForConsents ? ' who is asked to consent' : ''}`,
        buyForm({ isMember, asksForConsents }),
      ]),
    ),
  ),
};

/** What people, old pages and programs put into a field. */
const TYPED: readonly unknown[] = [
  ...[undefined, '', '  ', 'x', 'beschenkte', 'kei@', 'kei@example.test', '1', '-1', '12:30', 'é'],
  ...['\u0000', 'a\nb', 'x'.repeat(40), 'x'.repeat(300), `${'x'.repeat(250)}@b.test`, 'x'.repeat(2_000)],
  new File(['x'], 'x.txt'),
];

test.for(Object.entries(schemas))('whatever is wrong with a field of %s has words', ([, schema]) => {
  for (const field of Object.keys(schema._zod.def.shape)) {
    for (const typed of TYPED) {
      const read = safeParse(schema, { [field]: typed });
      for (const { path, message } of read.error?.issues ?? []) {
        expect(Object.keys(errors), `${path.join('.')}: ${String(typed).slice(0, 20)}`).toContain(message);
      }
    }
  }
});

test('an address of a gift that is none is named as that', () => {
  for (const typed of ['beschenkte', 'kei@', 'x'.repeat(300)]) {
    const read = buyForm({ isMember: true, asksForConsents: false }).safeParse({
      ...{ form_token: '1', gift_email: typed },
    });
    expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['gift_email', 'gift_email_invalid'],
    ]);
  }
});
