import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { NotMeScreen } from './not-me/NotMeScreen.tsx';
import { RevertAddressScreen } from './revert-address/RevertAddressScreen.tsx';

const email = 'ada@example.test';
const common = { token: 't', reply: undefined, answer: undefined, about: undefined };
const revert = (more: Partial<Parameters<typeof RevertAddressScreen>[0]>) =>
  renderForTest(
    <RevertAddressScreen {...common} data={{ section: 'revert_address', isEnded: false, email }} {...more} />,
  );
const notMe = (more: Partial<Parameters<typeof NotMeScreen>[0]>) =>
  renderForTest(<NotMeScreen {...common} data={{ section: 'not_me', isEnded: false, email }} {...more} />);

test.each([
  ['a change of address', revert],
  ['a log-in', notMe],
])('%s is undone by a button, which names the account', async (_, screen) => {
  const html = await screen({});
  expect(html).toContain(email);
  expect(html).toMatch(/<form [^>]*method="post">.*<button type="submit"/);
  expect(await screen({ reply: { problem: 'address_in_use' } as never })).toContain('role="alert"');
});

test('a link that has ended has no button', async () => {
  const ended = await revert({ data: { section: 'revert_address', isEnded: true } });
  expect(ended).not.toContain('<form');
  expect(ended).toContain('href="/member?a=login"');
  const denied = await notMe({ data: { section: 'not_me', isEnded: true } });
  expect(denied).not.toContain('<form');
  // Somebody who is too late gets in with a new password.
  expect(denied).toContain('href="/member?a=reset_password"');
});

test('what was done is said, once and for all', async () => {
  for (const html of [
    await revert({ answer: { reverted: email } }),
    await notMe({ answer: { denied: { email } } }),
  ]) {
    expect(html).toContain(email);
    expect(html).not.toContain('<form');
  }
});

test('a change of address whose former one is another account’s is not promised to be taken back', async () => {
  const html = await revert({ data: { section: 'revert_address', isEnded: false } });
  expect(html).toMatch(/belongs to another account.*<button type="submit"[^>]*>Log everyone out/s);
  expect(html).not.toContain('send you a link');
});

test('who has lost the address, too, is promised no mail, and led to support', async () => {
  const asked = await notMe({ data: { section: 'not_me', isEnded: false } });
  expect(asked).toMatch(/belongs to another account.*<button type="submit"/s);
  expect(asked).not.toContain('send you a link');
  const html = await notMe({ answer: { denied: { email: undefined } } });
  expect(html).toMatch(/belongs to another account.*href="\/contact"/s);
  expect(html).not.toContain('sent a link');
  expect(html).not.toContain('a=login');
});
