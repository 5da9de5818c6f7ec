/**
 * A page for something that is shown once, and stands in no URL, no cookie and no cache. Its parts are not escaped: they
 * must be words of ours, or codes without characters that are special in HTML.
 * @param style the style sheet for `shown`
 * @param back the link to follow afterwards, and its words
 */
export function shownOncePage(page: {
  locale: string;
  title: string;
  about: string;
  shown: string;
  style: string;
  back: { href: string; label: string };
}): Response {
  const html = `<!doctype html>
<html lang="${page.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1.25rem}
${page.style}</style>
<main><h1>${page.title}</h1><p>${page.about}</p>
${page.shown}
<p><a href="${page.back.href}">${page.back.label}</a></p></main>
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
