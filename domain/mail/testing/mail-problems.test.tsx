import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MailButton, MailCode, MailLayout, MailText } from '../MailLayout.tsx';
import { mailProblems } from './mail-problems.ts';

const button = <MailButton href="https://shop.test/do?a=1&b=2">Do it</MailButton>;
const code = <MailCode>123456</MailCode>;
const shop = { name: 'Shop', home: 'https://shop.test' };
const mailOf = (children: ReactNode, preview = 'About') => (
  <MailLayout locale="en" preview={preview} title="Title" shop={shop} footer="To you">
    {children}
  </MailLayout>
);
const problemsOf = (children: ReactNode, asks: 'button' | 'code' = 'button') =>
  mailProblems({ name: 'test', mail: mailOf(children), asks });

test('a mail that asks for one thing has none', async () => {
  expect(await problemsOf(button)).toEqual([]);
  expect(await problemsOf(code, 'code')).toEqual([]);
});

test.each<[string, ReactNode]>([
  ['it asks for 0 buttons and 0 codes', <MailText key="none">Hello</MailText>],
  ['it asks for 2 buttons and 0 codes', [<div key="one">{button}</div>, <div key="two">{button}</div>]],
  ['it asks for 1 buttons and 1 codes', [<div key="one">{button}</div>, <div key="two">{code}</div>]],
  ['the text has filler', [button, <MailText key="filler">{'Hello\u200c\u00ad'}</MailText>]],
  ['untranslated: privacy.wrong', [button, <MailText key="path">privacy.wrong</MailText>]],
  ['untranslated: {days}', [button, <MailText key="name">{'for {days} days'}</MailText>]],
  ['too wide: "width:700px', [button, <div key="wide" style={{ width: 700 }} />]],
  [
    'a row has two columns',
    [
      button,
      <table key="table">
        <tbody>
          <tr>
            <td>one</td>
            <td>two</td>
          </tr>
        </tbody>
      </table>,
    ],
  ],
  ['it loads something', [button, <img key="picture" src="https://shop.test/x.png" alt="" />]],
])('%s', async (problem, children) => {
  expect(await problemsOf(children)).toEqual([problem]);
});

test.each(['', ' ', '\u200c\u200b'])('no preheader: %j', async (preview) => {
  const problems = await mailProblems({ name: 'test', mail: mailOf(button, preview), asks: 'button' });
  expect(problems).toEqual(['no preheader']);
});
