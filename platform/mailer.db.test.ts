import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
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
  await new Promise<void>((done) => server.close(done));
});
