import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { html } from 'hono/html';
import { VIEW_NAMES, VIEWS, type View } from './mailbox-page.ts';

interface Shown {
  names: readonly string[];
  locales: readonly Locale[];
  name: string;
  locale: Locale;
  view: View;
  text: string;
}

/** The list of sample mails beside the one that is shown; it looks like the mailbox. */
export function mailPreviewPage(shown: Shown) {
  const { names, locales, name, locale, view, text } = shown;
  const link = (other: { mail?: string; locale?: Locale; view?: View }, label: string, current: boolean) =>
    html`<a href="/dev/mails?${new URLSearchParams({ mail: name, locale, view, ...other })}"${current ? html` aria-current="true"` : ''}>${label}</a> `;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · Sample mails</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<header>
<h1>Sample mails</h1>
<a href="/dev/mailbox">Mailbox</a>
</header>
<nav aria-label="Mails"><ol>${names.map((one) => html`<li>${link({ mail: one }, one, one === name)}</li>`)}</ol></nav>
<main><article>
<h2>${name}</h2>
<p class="views" role="group" aria-label="Language">${locales.map((one) => link({ locale: one }, LANGUAGES[one].name, one === locale))}</p>
<p class="views" role="group" aria-label="View">${VIEWS.map((one) => link({ view: one }, VIEW_NAMES[one], one === view))}</p>
${
  view === 'text'
    ? html`<pre lang="${LANGUAGES[locale].tag}">${text}</pre>`
    : html`<iframe class="${view}" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${name}" src="/dev/mails/${name}?locale=${locale}"></iframe>`
}
</article></main>
</body>
</html>`;
}
