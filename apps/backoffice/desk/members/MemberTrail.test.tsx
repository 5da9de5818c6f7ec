import type { MemberDetails } from '@spindle/domain/members/member-details.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { MemberTrail } from './MemberTrail.tsx';

const [ORDER, LICENCE, SUBSCRIPTION] = [1, 2, 3].map((one) => `00000000-0000-4000-8000-00000000000${one}`);

test('each line says what it is about, with a link, and amounts in the currency of that', () => {
  const entry = (subjectKind: string, subjectId: string | undefined, action: string, after: object) => ({
    ...{ id: Number(subjectId?.at(-1)), subjectKind, subjectId, action, before: {}, after },
    ...{ at: new Date(0), actorKind: 'staff', actorEmail: 'sue@shop.test' },
  });
  const details = {
    orders: [{ id: ORDER, number: 'SP-7K3QX', currency: 'EUR', lines: [] }],
    subscriptions: [{ id: SUBSCRIPTION, currency: 'JPY' }],
    audit: [
      entry('order', ORDER, 'order.refund', { refundedMinor: 995 }),
      entry('licence', LICENCE, 'licence.replace_key', {}),
      entry('subscription', SUBSCRIPTION, 'subscription.change', { refundedMinor: 4980 }),
    ],
  } as unknown as MemberDetails;
  const { words } = deskWords('en');
  const html = renderToStaticMarkup(
    <MemberTrail {...{ details, words, labelOf: () => '', locale: 'en', format: String }} />,
  );
  const rows = html.split('<tr>').slice(2);
  expect(rows).toEqual([
    expect.stringMatching(/href="\/admin\/orders\/SP-7K3QX">Order SP-7K3QX<.*€9\.95/),
    expect.stringContaining(`href="/admin/licences/${LICENCE}">Licence `),
    expect.stringMatching(new RegExp(`href="/admin/subscriptions/${SUBSCRIPTION}">Subscription .*¥4,980`)),
  ]);
});
