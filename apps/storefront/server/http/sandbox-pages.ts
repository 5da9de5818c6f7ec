import { findBuild } from '@spindle/domain/catalogue/find-build.ts';
import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { mailboxPages } from './mailbox-pages.ts';

/** What only the sandbox has: the mail that was "sent", and files in the place of installers. */
export function sandboxPages({ db }: Services) {
  const app = new Hono<AppEnv>();
  app.route('/dev', mailboxPages(db));
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
