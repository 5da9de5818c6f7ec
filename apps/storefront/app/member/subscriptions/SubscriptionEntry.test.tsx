import { SUBSCRIPTION_STATES } from '@spindle/domain/subscriptions/subscription.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import type { ShownPayment, ShownSubscription } from './load-subscriptions.ts';
import { SubscriptionEntry } from './SubscriptionEntry.tsx';

const active: ShownSubscription = {
  ...{ id: '1', name: 'DVD Ripper', line: 'dvd', term: '1M', state: 'active', forLifetime: false },
  ...{
    licenceHref: '/member?a=my_products',
    until: 'December 22, 2026',
    lapsed: false,
    waitsFor: undefined,
    price: '$19.95',
    credited: false,
    resumeMinor: 0,
  },
  ...{ nextTerm: undefined, changeHref: undefined, lifetimeHref: undefined, countryHref: undefined },
  newPrice: undefined,
  ...{ payment: undefined, againHref: undefined },
};
const unpaid: ShownPayment = {
  ...{ state: 'unpaid', from: 'December 22, 2026', works: true },
  pay: { href: '/pay-renewal?order=3', asksBank: false, retryOn: 'December 24, 2026' },
};
async function buttons(change: Partial<ShownSubscription>): Promise<string[]> {
  const html = await renderForTest(<SubscriptionEntry subscription={{ ...active, ...change }} token="" />, {
    locale: 'en',
  });
  const sent = html.match(/<button[^>]*>/g)?.filter((button) => button.includes('name="step"')) ?? [];
  return sent.map((button) => /value="(\w+)"/.exec(button)?.[1] ?? '');
}

test('the button that resumes sends what it says that it charges, and says nothing of what costs nothing', async () => {
  const paused = { ...active, state: 'paused', lapsed: true } as const;
  const formOf = async (resumeMinor: number) => {
    const entry = <SubscriptionEntry subscription={{ ...paused, resumeMinor }} token="" />;
    const html = await renderForTest(entry, { locale: 'en' });
    return html.split('<form').find((form) => form.includes('value="resume"')) ?? '';
  };
  const dear = await formOf(1995);
  expect([dear.includes('name="shown" value="1995"'), dear.includes('$19.95')]).toEqual([true, true]);
  const free = await formOf(0);
  expect([free.includes('name="shown" value="0"'), free.includes('$')]).toEqual([true, false]);
});

test.each([
  ['renews', {}, 'Renews on December 22, 2026'],
  ['changes its term', { nextTerm: '1Y' as const }, 'Changes to 1 year on December 22, 2026'],
])('one that %s says that credit covers that where it does, and no price', async (_what, change, begins) => {
  const said = async (credited: boolean) => {
    const shown = { ...active, ...change, price: credited ? '$0.00' : '$19.95', credited };
    return renderForTest(<SubscriptionEntry subscription={shown} token="" />, { locale: 'en' });
  };
  const free = await said(true);
  expect(free).toContain(`${begins}. Your credit covers it, and nothing is charged.`);
  expect(free).not.toContain('$');
  expect(await said(false)).toContain('for $19.95');
});

test.each(['cancelling', 'paused'] as const)(
  'one that is %s says what resuming it leads to',
  async (state) => {
    const said = async (change: Partial<ShownSubscription>) => {
      const entry = <SubscriptionEntry subscription={{ ...active, state, ...change }} token="" />;
      return renderForTest(entry, { locale: 'en' });
    };
    expect(await said({})).toContain('If you resume it, it renews on December 22, 2026 for $19.95.');
    expect(await said({ credited: true, price: '$0.00' })).not.toContain('$');
    const planned = await said({ nextTerm: '1Y' });
    expect(planned).toContain('If you resume it, it changes to 1 year on December 22, 2026, for $19.95.');
    expect(planned).not.toContain('value="keep_term"');
    expect(await said({ nextTerm: '1Y', credited: true, price: '$0.00' })).not.toContain('$');
    // If its period is over, the price is on the button.
    expect(await said({ lapsed: true, resumeMinor: 1995 })).not.toContain('If you resume it');
  },
);

test('one that is cancelled while a payment waits says what that decides, and no charge that nobody knows of', async () => {
  const said = async (change: Partial<ShownSubscription>) => {
    const entry = <SubscriptionEntry subscription={{ ...active, state: 'cancelling', ...change }} token="" />;
    return renderForTest(entry, { locale: 'en' });
  };
  const renewal = await said({ lapsed: true, waitsFor: 'renewal' });
  expect(renewal).toContain('If that money comes, it works until the end of the period that it pays for');
  expect(renewal).not.toMatch(/December|\$/);
  expect(renewal).toContain('value="resume"');
  const change = await said({ waitsFor: 'switch' });
  expect(change).toContain('otherwise it ends on December 22, 2026.');
  expect(change).not.toMatch(/nothing more is charged|\$/);
  expect(change).toContain('value="resume"');
  // Which period would be resumed is known only once it is paid or refused.
  expect(await said({ lapsed: true, waitsFor: 'switch' })).not.toContain('value="resume"');
});

test('one that is cancelled and whose renewal was refused says that its money goes back, and cannot be resumed', async () => {
  const payment = { ...unpaid, state: 'refused' as const, pay: undefined };
  const entry = <SubscriptionEntry subscription={{ ...active, state: 'cancelling', payment }} token="" />;
  const said = await renderForTest(entry, { locale: 'en' });
  expect(said).toContain('We couldn’t accept your payment for the period from December 22, 2026');
  expect(said).not.toMatch(/If that money comes|value="resume"/);
});

test('one whose renewal was paid in a way that staff look at says that its money has come', async () => {
  const said = async (state: 'active' | 'past_due', payment: Partial<ShownPayment>) => {
    const shown = { ...active, state, payment: { ...unpaid, ...payment } };
    return renderForTest(<SubscriptionEntry subscription={shown} token="" />, { locale: 'en' });
  };
  expect(await said('past_due', {})).toContain(
    'your card did not take $19.95. The licence goes on working meanwhile. We try again on December 24, 2026.',
  );
  for (const state of ['active', 'past_due'] as const) {
    const paid = await said(state, { state: 'review', pay: undefined });
    expect(paid).toContain('We’ve received your payment for the period from December 22, 2026');
    expect(paid).toContain('The licence goes on working meanwhile.');
    expect(paid).not.toMatch(/\$|Renews|We try again|Pay now|value="pause"/);
    expect(await said(state, { state: 'review', pay: undefined, works: false })).not.toContain('meanwhile');
    const refused = await said(state, { state: 'refused', pay: undefined });
    expect(refused).toContain('We couldn’t accept your payment for the period from December 22, 2026');
    expect(refused).not.toMatch(/\$|Renews|We try again|Pay now|meanwhile|value="pause"/);
  }
});

test('wherever money may still be taken there is a button that cancels', async () => {
  const found = await Promise.all(
    SUBSCRIPTION_STATES.map(async (state) => [state, (await buttons({ state })).includes('cancel')] as const),
  );
  expect(Object.fromEntries(found)).toEqual({
    ...{ active: true, past_due: true, paused: true, cancelling: false, ended: false },
  });
});

test('it is there whatever else is asked: another term, another price, a payment, a pause that is over', async () => {
  const price = { price: '$24.95', old: '$19.95', date: 'January 22, 2027', text: 'I agree.' };
  for (const change of [
    { nextTerm: '1Y' },
    { newPrice: { ...price, offerId: '2', state: 'open', withoutAgreement: 'keeps' } },
    { state: 'past_due', payment: unpaid },
    { state: 'paused', lapsed: true },
  ] as const) {
    expect(await buttons(change)).toContain('cancel');
  }
});

test('says what a new price means in sentences that stand as the language has them', async () => {
  const price = { price: '¥2,490', old: '¥1,990', date: '2027年1月22日', text: '', offerId: '2' };
  const newPrice = { ...price, state: 'open', withoutAgreement: 'keeps' } as const;
  const entry = <SubscriptionEntry subscription={{ ...active, newPrice }} token="" />;
  expect(await renderForTest(entry, { locale: 'ja' })).not.toMatch(/。\s+\S/);
});
