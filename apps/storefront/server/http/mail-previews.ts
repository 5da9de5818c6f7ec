import { mailShop } from '@spindle/domain/mail/mail-shop.ts';
import { renderMail } from '@spindle/domain/mail/render-mail.ts';
import { mailSamples } from '@spindle/domain/mail-samples.tsx';
import type { Config } from '@spindle/platform/config.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from './app-env.ts';
import { mailPreviewPage } from './mail-preview-page.ts';
import { VIEWS } from './mailbox-page.ts';
import { MAIL_POLICY } from './mailbox-pages.ts';

/** Every mail of the shop in each language, with made-up contents, without a mail being sent. */
export function mailPreviews({
  sites,
  locales,
  defaultLocale,
}: Pick<Config, 'sites' | 'locales' | 'defaultLocale'>) {
  const samplesIn = (locale: Locale) => {
    const shop = mailShop(sites, locale);
    return mailSamples(locale, { ...shop, home: shop.home.replace(/\/$/, '') });
  };
  const query = z.object({
    mail: z.string().optional(),
    locale: z.enum(locales).catch(defaultLocale),
    view: z.enum(VIEWS).catch('html'),
  });
  const app = new Hono<AppEnv>();

  app.get('/mails', async (c) => {
    const { mail: chosen, ...shown } = query.parse(c.req.query());
    const samples = samplesIn(shown.locale);
    const sample = samples.find(({ name }) => name === (chosen ?? samples[0]?.name));
    if (!sample) return c.notFound();
    const { text } = await renderMail(sample.mail);
    const names = samples.map(({ name }) => name);
    return c.html(mailPreviewPage({ ...shown, names, locales, name: sample.name, text }));
  });
  app.get('/mails/:name', async (c) => {
    const { locale } = query.parse(c.req.query());
    const sample = samplesIn(locale).find(({ name }) => name === c.req.param('name'));
    if (!sample) return c.notFound();
    const { html } = await renderMail(sample.mail);
    return c.html(html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">'), 200, {
      'content-security-policy': MAIL_POLICY,
    });
  });
  return app;
}
