/**
 * A page that shows what is shown once: it is in no address, no cookie and no cache. Its parts are words of ours and codes of
 * letters, digits and signs that HTML knows nothing of.
 * @param style of what is shown
 * @param back where it leads afterwards, and the words for that
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
