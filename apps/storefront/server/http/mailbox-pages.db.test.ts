import { openMailer } from '@spindle/platform/mailer.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, it } from 'vitest';
import { mailboxPages } from './mailbox-pages.ts';

const { db } = await testDatabase();
const pages = mailboxPages(db);
const mailer = openMailer({ from: '', transport: 'mailbox' }, db);
const mail = {
  to: 'buyer@example.test',
  from: 'Spindle <orders@spindle.test>',
  subject: 'Your key <script>alert(1)</script>',
  html: '<html><head><title>Key</title></head><body><a href="/thankyou">Your key</a></body></html>',
  text: 'Your key: AAAAA',
  messageId: 'order-4711',
};
await mailer.send(mail);
await mailer.send({
  ...mail,
  to: 'other@example.test',
  subject: 'For somebody else',
  messageId: 'order-4712',
});

const read = async (path: string) => {
  const answer = await pages.request(path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it('lists the mails of all, or of one address, and shows what it lists as text', async () => {
  const all = await read('/mailbox');
  expect(all.text).toContain('For somebody else');
  expect(all.text).toContain('Your key &lt;script&gt;');
  const one = await read('/mailbox?to=buyer@example.test');
  expect(one.text).not.toContain('For somebody else');
  expect((await read('/mailbox?to=nobody@example.test')).text).toContain('No mail has been sent');
});

it('shows a mail in a frame in which nothing runs and links open beside it', async () => {
  const { text } = await read('/mailbox?mail=order-4711');
  expect(text).toMatch(/<iframe[^>]* sandbox="[^"]*" [^>]*src="\/dev\/mailbox\/order-4711"/);
  const frame = await read('/mailbox/order-4711');
  const policy = frame.headers.get('content-security-policy');
  expect(policy).toMatch(/default-src 'none'.*sandbox/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(frame.text).toContain('<base target="_blank">');
});

it.each([
  ['html', /<iframe class="html"/],
  ['dark', /<iframe class="inverted"/],
  ['text', /<pre>Your key: AAAAA<\/pre>/],
  ['nonsense', /<iframe class="html"/],
])('shows a mail as %s', async (view, shown) => {
  expect((await read(`/mailbox?mail=order-4711&view=${view}`)).text).toMatch(shown);
});

it('has no page for a mail that was not sent', async () => {
  expect((await read('/mailbox/order-1')).status).toBe(404);
  expect((await read('/mailbox?mail=order-1')).status).toBe(404);
});
