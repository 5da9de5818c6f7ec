import type { DeskWords } from '../desk/desk-words.ts';

/** The recovery codes, once: they are in no address, no cookie and no cache. They hold letters, digits and hyphens. */
export function recoveryCodesPage(
  said: DeskWords['secondFactor'],
  locale: string,
  codes: readonly string[],
): Response {
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${said.codesTitle}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1.25rem}
ul{columns:2;padding:0;list-style:none}code{font-size:1.1rem}</style>
<main><h1>${said.codesTitle}</h1><p>${said.codesAbout}</p>
<ul>${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ul>
<p><a href="/admin">${said.codesKept}</a></p></main>
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
