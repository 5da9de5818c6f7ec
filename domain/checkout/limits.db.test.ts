import { expect, test } from 'vitest';
import { quoteForVisitor } from './quote-for-visitor.ts';
import { startForVisitor } from './start-for-visitor.ts';
import { form } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const { deps } = await testCommerce();
const link = (code: string) => `pid=643&opt643=LFT&coupon=${code}`;
/** Makes IP addresses of one network, a new one with each call. */
const addressOf = (network: string) => {
  let host = 0;
  return () => `2001:db8:0:${network}::${(host++).toString(16)}`;
};

async function look(code: string, ip: string) {
  const quoted = await quoteForVisitor(deps, {
    ip,
    query: new URLSearchParams(link(code)),
    locale: 'en',
    country: undefined,
    blockedCountries: [],
    member: undefined,
  });
  return quoted.ok ? (quoted.quote.coupon?.problem ?? 'good') : quoted.error;
}
async function start(code: string, ip: string) {
  const started = await startForVisitor(deps, { ...form(link(code)), ip });
  return started.ok ? 'good' : started.error;
}
const times = (count: number, what: (time: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, time) => what(time)));
const count = (answers: string[], answer: string) => answers.filter((each) => each === answer).length;

test.each([
  ['prices', look, '1'],
  ['orders', start, '2'],
] as const)(
  'codes tried all at once from one network, by %s: twenty are looked up',
  async (_what, ask, network) => {
    const ip = addressOf(network);
    const answers = await times(50, (time) => ask(`GUESS${time}`, ip()));
    expect(count(answers, 'coupon_unknown')).toBe(20);
    expect(count(answers, 'too_many_requests')).toBe(30);
    expect(await ask('DNC10', ip())).toBe('too_many_requests');
  },
);

test('a right code costs no more than a look, and one after another neither', async () => {
  const ip = addressOf('3');
  for (let round = 0; round < 3; round++) {
    expect(count(await times(15, () => look('DNC10', ip())), 'good')).toBe(15);
  }
  // 45 of 600 points are used up.
  expect(count(await times(20, (time) => look(`GUESS${time}`, ip())), 'coupon_unknown')).toBe(18);
});

test('orders of one network are bounded, whatever its addresses', async () => {
  const ip = addressOf('4');
  const begun = await times(70, () =>
    startForVisitor(deps, { ...form('pid=999&opt999=LFT'), ip: ip() }).then((started) =>
      started.ok ? 'good' : started.error,
    ),
  );
  expect(count(begun, 'too_many_requests')).toBe(10);
});
