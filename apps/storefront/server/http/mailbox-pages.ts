import type { Db } from '@spindle/platform/database.ts';
import { findMail, listMailbox } from '@spindle/platform/mailer.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { MAILBOX_STYLE, mailboxPage, VIEWS } from './mailbox-page.ts';

const query = z.object({
  to: z
    .string()
    .optional()
    .transform((to) => to || undefined),
  mail: z.string().optional(),
  view: z.enum(VIEWS).catch('html'),
});

/**
 * Content policy of a mail. Nothing in it may run or reach this page; its links open in a new tab, as nearly every mail
 * of the sandbox has one to click.
 */
export const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The sandbox's mails, as a mail program would show them, and as JSON for tests. */
export function mailboxPages(db: Db): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const listed = (to: string | undefined) => listMailbox(db, to ? { to } : {});

  app.get('/mailbox.json', async (c) => c.json(await listed(c.req.query('to'))));
  app.get('/mailbox.css', (c) => c.body(MAILBOX_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/mailbox', async (c) => {
    const { to, mail: chosen, view } = query.parse(c.req.query());
    const mails = await listed(to);
    const mail = chosen ? await findMail(db, chosen) : mails[0];
    return c.html(mailboxPage({ mails, mail, to, view }), mail || !chosen ? 200 : 404);
  });
  app.get('/mailbox/:id', async (c) => {
    const mail = await findMail(db, c.req.param('id'));
    if (!mail) return c.notFound();
    const html = mail.html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">');
    return c.html(html, 200, { 'content-security-policy': MAIL_POLICY });
  });
  return app;
}
