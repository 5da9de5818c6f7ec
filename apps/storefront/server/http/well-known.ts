import { Hono } from 'hono';
import { linksFor } from '../../page/links.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { openPageOrigins } from './page-origins.ts';
import { readerSite } from './reader-site.ts';

/**
 * `/.well-known/change-password`: where password managers send somebody who is to change a password
 * (https://w3c.github.io/webappsec-change-password-url/). The file `webauthn` beside it is made by `public-files.ts`.
 */
export function wellKnown({ config }: Pick<Services, 'config'>) {
  const origins = openPageOrigins(config);
  const app = new Hono<AppEnv>();
  app.get('/.well-known/change-password', (c) => {
    const { incoming } = c.env;
    const site = readerSite(config.sites, origins.originOf(incoming), incoming);
    c.header('cache-control', 'no-store');
    return c.redirect(linksFor(site).security(), 302);
  });
  return app;
}
