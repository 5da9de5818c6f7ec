import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { mailSender } from './mail-sender.ts';
import { listMailbox, openMailer } from './mailer.ts';
import { testDatabase } from './testing/database.ts';

const { db } = await testDatabase();
const mail = {
  to: 'buyer@example.test',
  from: 'Spindle <orders@spindle.test>',
  subject: 'Your licence key',
  html: '<p>Danke – 謝謝</p>',
  text: 'Danke – 謝謝',
  messageId: 'order-4711',
};

it('keeps a mail that is sent twice once in the mailbox', async () => {
  const mailer = openMailer({ from: mail.from, transport: 'mailbox' }, db);
  await mailer.send(mail);
  await mailer.send(mail);
  await mailer.send({ ...mail, to: 'other@example.test', messageId: 'order-4712' });
  expect(await listMailbox(db, { to: mail.to })).toMatchObject([mail]);
  expect(await listMailbox(db)).toHaveLength(2);
});

it('sends over SMTP under a message id that stays, and has answers go to the support', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((message) => {
        received.push(message);
        done();
      }, done);
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const smtp = { transport: 'smtp', url: `smtp://127.0.0.1:${port}`, replyTo: 'help@spindle.test' } as const;
  await openMailer({ from: mail.from, ...smtp }, db).send(mail);
  expect(received[0]).toContain('Reply-To: help@spindle.test');
  expect(received[0]).toContain('Message-ID: <order-4711@spindle.test>');
  expect(received[0]).toContain('Subject: Your licence key');
  expect(received[0]).toContain('Auto-Submitted: auto-generated');
  expect(received[0]).toMatch(/Content-Type: multipart\/alternative/);
  expect(received[0]).toMatch(/^Date: \w{3}, \d{1,2} \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m);
  // All mails answer something that their reader did, so there is no list to unsubscribe from.
  expect(received[0]).not.toMatch(/^(List-|Precedence:)/im);
  const from = mailSender('Müller & Söhne @home "Disc" <b>', 'orders@spindle.test');
  const subject = 'Your basket at Müller & Söhne <b>"Disc"</b>';
  await openMailer({ from, ...smtp }, db).send({ ...mail, from, subject });
  const header = (name: string) =>
    decoded(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(received[1] ?? '')?.[1]);
  expect(header('From').replaceAll('\\"', '"')).toMatch(
    /^"?Müller & Söhne @home "Disc" <b>"? ?<orders@spindle\.test>$/,
  );
  expect(header('Subject')).toBe(subject);
  expect(header('Message-ID')).toBe('<order-4711@spindle.test>');
  await new Promise<void>((done) => server.close(done));
});

/** The text of a header: folded lines joined, encoded words (RFC 2047) decoded. */
function decoded(header = ''): string {
  return header
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}
