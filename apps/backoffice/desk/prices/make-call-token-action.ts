import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { askForCallToken } from '@spindle/domain/staff/ask-for-call-token.ts';
import { CALL_TOKEN_MINUTES } from '@spindle/domain/staff/call-token.ts';
import { deskWords, filled } from '../desk-words.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { PROMOTIONS_PAGE } from '../pages.ts';

/** The button that makes a token for the shop's calls. It is shown once: it is in no address, no cookie and no cache. */
export async function makeCallTokenAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = await askForCallToken(deps, actor);
  if (!asked.ok) return { problem: asked.error };
  const { words, locale } = deskWords(String(form.get('language') ?? ''));
  const said = words.promotions.callToken;
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${said.title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1.25rem}
code{overflow-wrap:anywhere}</style>
<main><h1>${said.title}</h1><p>${filled(said.about, { minutes: String(CALL_TOKEN_MINUTES) })}</p>
<p><code>${asked.token}</code></p>
<p><a href="/admin${PROMOTIONS_PAGE}">${said.back}</a></p></main>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  });
}
