import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import { FormProblem } from '../FormProblem.tsx';
import type { YourData } from './load-your-data.ts';
import { YourDataScreen } from './YourDataScreen.tsx';

const email = 'ada@example.test';
const common = { token: 't', reply: undefined, answer: undefined, about: undefined };
const section = { section: 'your_data', minutes: 60 } as const;
const open: Extract<YourData, { step: 'open' }> = {
  ...{ ...section, step: 'open', email, token: 'mailed' },
  ...{ archive: 'none', until: undefined, mayAsk: true, graceDays: 14, retentionYears: 10 },
};
const shown = (data: YourData, more: Partial<Parameters<typeof YourDataScreen>[0]> = {}) =>
  renderForTest(<YourDataScreen {...common} data={data} {...more} />);
const buttons = (html: string) =>
  ['factor', 'export', 'erase'].filter((step) => html.includes(`value="${step}"`));

test('a link names the account and has the two things that it lets one do', async () => {
  const html = await shown(open);
  expect(html).toContain(email);
  expect(buttons(html)).toEqual(['export', 'erase']);
  expect(html).not.toContain('/backend/member/export');
  // Keys that can't be seen here are mailed.
  expect(html).toContain('href="/member?a=reset_password"');
});

test('what a link lets one do looks as it does in the member centre', async () => {
  expect(await shown(open)).toMatch(/<link rel="stylesheet" href="[^"]*\/account\.css"/);
});

test('an archive that is there is fetched with the link’s token', async () => {
  const html = await shown({ ...open, archive: 'ready', until: '7 February 2027', mayAsk: false });
  expect(html).toContain('href="/backend/member/export?token=mailed"');
  expect(html).toContain('7 February 2027');
  expect(buttons(html)).toEqual(['erase']);
});

test('a link that wants the second factor shows nobody’s address, and one that has ended leads to another', async () => {
  const factor = await shown({ ...section, step: 'factor' });
  expect(buttons(factor)).toEqual(['factor']);
  expect(factor).toMatch(/autocomplete="one-time-code"/i);
  expect(factor).not.toContain(email);
  const ended = await shown({ ...section, step: 'ended' });
  expect(ended).toContain('href="/member?a=your_data"');
  expect(ended).not.toContain('<form');
});

test('who hears that their account is blocked is led there, and nobody else', async () => {
  expect(await renderForTest(<FormProblem code="account_blocked" />)).toContain('a=your_data');
  expect(await renderForTest(<FormProblem code="bad_credentials" />)).not.toContain('a=your_data');
});
