import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { mailPreviews } from './mail-previews.ts';
import { mailboxPages } from './mailbox-pages.ts';
import { sandboxPaymentPages } from './sandbox-payment-pages.ts';

/** What only the sandbox has: its “sent” mails, and pages for what banks do by themselves. */
export function sandboxPages({ db, checkout, config }: Services) {
  const app = new Hono<AppEnv>();
  app.route('/dev', mailboxPages(db));
  app.route('/dev', mailPreviews(config));
  if (config.payments.provider === 'sandbox') app.route('/dev', sandboxPaymentPages({ ...checkout, config }));
  return app;
}
