import { findBuild } from '@spindle/domain/catalogue/find-build.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

/** What only the sandbox has: the mail that was "sent", and files in the place of installers. */
export function sandboxPages({ db }: Services) {
  const app = new Hono<AppEnv>();
  app.get('/dev/mailbox.json', async (c) => c.json(await listMailbox(db, only(c.req.query('to')))));
  app.get('/dev/mailbox', async (c) => {
    const mails = await listMailbox(db, only(c.req.query('to')));
    return c.html(html`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mailbox</title><h1>Mailbox</h1>
${mails.length === 0 ? html`<p>No mail has been sent.</p>` : ''}
${mails.map(
  (mail) => html`<article><h2>${mail.subject}</h2>
<p>${mail.sentAt.toISOString()} · to ${mail.to} · from ${mail.from} · ${mail.messageId}
· <a href="/dev/mailbox/${mail.messageId}">HTML</a></p><pre>${mail.text}</pre></article>`,
)}</html>`);
  });
  app.get('/dev/mailbox/:id', async (c) => {
    const mails = await listMailbox(db, { limit: 1_000 });
    const mail = mails.find(({ messageId }) => messageId === c.req.param('id'));
    if (!mail) return c.notFound();
    // Mail is drawn with inline styles; nothing in it may run or leave.
    return c.html(mail.html, 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
    });
  });
  app.get('/dev/downloads/:file', async (c) => {
    const file = c.req.param('file');
    const build = await findBuild(db, { file });
    if (!build) return c.notFound();
    return c.text(placeholder(file, build.version), 200, {
      // The name says that it is a text, so nobody tries to run it.
      'content-disposition': `attachment; filename="${file}.txt"`,
    });
  });
  return app;
}

const placeholder = (file: string, version: string) =>
  `This is a demo shop. It has no installer to download: in its place stands this text.
In a real shop you would now have "${file}", version ${version}.
`;

const only = (to: string | undefined) => (to ? { to } : {});
