import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { mailboxPages } from './mailbox-pages.ts';

/** What only the sandbox has: the mail that was "sent". */
export function sandboxPages({ db }: Services) {
  const app = new Hono<AppEnv>();
  app.route('/dev', mailboxPages(db));
  return app;
}
