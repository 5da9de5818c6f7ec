import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { mailPreviews } from './mail-previews.ts';

const app = mailPreviews(
  readConfig({
    ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
    ...{ LOCALES: 'en,de,ja', ORIGIN: 'https://shop.example' },
  }),
);
const get = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

test('each mail can be looked at in each language, and nothing in it runs', async () => {
  const { body: list } = await get('/mails');
  const names = [...list.matchAll(/href="\/dev\/mails\?mail=([\w-]+)&/g)].map(([, name]) => name);
  expect(new Set(names)).toContain('export');
  for (const name of new Set(names)) {
    const { status, headers, body } = await get(`/mails/${name}?locale=de`);
    expect(status).toBe(200);
    expect(body).toContain('lang="de"');
    expect(body).toContain('https://shop.example/de');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('its text is shown as it is sent, and an unknown name is none', async () => {
  const { body } = await get('/mails?mail=sign-in-link&locale=ja&view=text');
  expect(body).toContain('<pre lang="ja">');
  expect(body).toContain('https://shop.example/ja/member?a=sign_in&amp;token=');
  expect((await get('/mails?mail=none')).status).toBe(404);
  expect((await get('/mails/none')).status).toBe(404);
  expect((await get('/mails?locale=xx&view=xx')).status).toBe(200);
});
