import type { listMailbox } from '@spindle/platform/mailer.ts';
import { html } from 'hono/html';

/**
 * How a mail can be shown. `dark` is its HTML in a mail program with a dark theme, which inverts mails that have no dark
 * colours of their own.
 */
export const VIEWS = ['html', 'dark', 'text'] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_NAMES: Readonly<Record<View, string>> = { html: 'HTML', dark: 'Dark', text: 'Text' };

type StoredMail = Awaited<ReturnType<typeof listMailbox>>[number];

interface Shown {
  mails: readonly StoredMail[];
  mail: StoredMail | undefined;
  to: string | undefined;
  view: View;
}

/** The list of mails beside the one that is shown. */
export function mailboxPage(shown: Shown) {
  const { mails, mail, to } = shown;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${mail ? `${mail.subject} · ` : ''}Mailbox</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<header>
<h1>Mailbox</h1>
<form><label>To <input type="search" name="to" value="${to ?? ''}" placeholder="everybody"></label>
<button>Show</button></form>
<a href="${linkTo(shown, {})}">Look for new mail</a>
<a href="/dev/mails">Sample mails</a>
</header>
<nav aria-label="Mails">${
    mails.length === 0
      ? html`<p>No mail has been sent${to ? ` to ${to}` : ''} yet.</p>`
      : html`<ol>${mails.map((one) => listed(shown, one))}</ol>`
  }</nav>
<main>${mail ? reading(shown, mail) : html`<p>Choose a mail.</p>`}</main>
</body>
</html>`;
}

function listed(shown: Shown, mail: StoredMail) {
  const current = mail.messageId === shown.mail?.messageId;
  return html`<li><a href="${linkTo(shown, { mail: mail.messageId })}"${current ? html` aria-current="true"` : ''}>
<b>${mail.subject}</b><span>${mail.to}</span>${moment(mail.sentAt)}</a></li>`;
}

function reading(shown: Shown, mail: StoredMail) {
  const { view } = shown;
  const at = { mail: mail.messageId };
  return html`<article>
<h2>${mail.subject}</h2>
<dl>
<dt>From</dt><dd>${mail.from}</dd>
<dt>To</dt><dd>${mail.to}</dd>
<dt>Sent</dt><dd>${moment(mail.sentAt)}</dd>
<dt>Message-ID</dt><dd>${mail.messageId}</dd>
</dl>
<p class="views">${VIEWS.map(
    (name) =>
      html`<a href="${linkTo(shown, { ...at, view: name })}"${name === view ? html` aria-current="true"` : ''}>${VIEW_NAMES[name]}</a> `,
  )}</p>
${
  view === 'text'
    ? html`<pre>${mail.text}</pre>`
    : html`<iframe class="${frameClass(mail, view)}" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${mail.subject}" src="/dev/mailbox/${encodeURIComponent(mail.messageId)}"></iframe>`
}
</article>`;
}

const frameClass = ({ html }: StoredMail, view: View) =>
  view === 'dark' && !html.includes('prefers-color-scheme') ? 'inverted' : view;

/** Address of the same list and view, with another mail or view. */
function linkTo({ to, view }: Shown, other: { mail?: string; view?: View }): string {
  const query = new URLSearchParams({ ...(to && { to }), view, ...other });
  return `/dev/mailbox?${query}`;
}

const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function moment(time: Date) {
  return html`<time datetime="${time.toISOString()}">${moments.format(time)} UTC</time>`;
}

export const MAILBOX_STYLE = `:root{color-scheme:light dark;font:15px/1.5 "Instrument Sans",system-ui,sans-serif}
*{box-sizing:border-box}
body{display:grid;grid:auto minmax(0,1fr)/minmax(16rem,22rem) minmax(0,1fr);height:100vh;margin:0;background:light-dark(#fafaf7,#14151d);color:light-dark(#14151d,#f2f1ec)}
header{display:flex;grid-column:1/-1;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem 1.25rem;border-bottom:1px solid #8884}
h1{margin:0;font-size:1.25rem}
form{display:flex;gap:.5rem;margin-inline-start:auto}
input,button{min-height:2rem;padding:.25rem .75rem;border:1px solid #8889;border-radius:.5rem;background:Canvas;color:CanvasText;font:inherit}
a{color:inherit}
nav{overflow:auto;border-inline-end:1px solid #8884}
nav p,main>p{padding:0 1.25rem}
ol{margin:0;padding:0;list-style:none}
nav a{display:grid;padding:.75rem 1.25rem;border-bottom:1px solid #8883;overflow-wrap:anywhere;text-decoration:none}
nav a:hover{background:#8881}
nav a[aria-current]{background:#8883;box-shadow:inset 3px 0 currentcolor}
nav span,time,dt{color:light-dark(#5b5c66,#b4b5bd);font-size:.875rem}
main{min-width:0;overflow:auto}
article{display:flex;flex-direction:column;min-height:100%;padding:1.25rem}
h2{margin:0 0 .75rem;font-size:1.5rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.125rem 1rem;margin:0;overflow-wrap:anywhere}
dd{margin:0}
.views{display:flex;gap:.25rem;margin:1rem 0}
.views a{padding:.375rem .875rem;border-radius:.5rem;text-decoration:none}
.views a[aria-current]{background:light-dark(#14151d,#f2f1ec);color:light-dark(#fafaf7,#14151d)}
iframe{flex:1;min-height:40rem;border:1px solid #8884;border-radius:.5rem;background:Canvas}
iframe:not(.dark){color-scheme:light}
iframe.dark{color-scheme:dark}
iframe.inverted{filter:invert(1) hue-rotate(180deg)}
pre{margin:0;padding:1.25rem;border:1px solid #8884;border-radius:.5rem;font:14px/1.6 "Geist Mono",ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:50rem){body{display:block;height:auto}nav{max-height:40vh;border-inline-end:0;border-bottom:1px solid #8884}form{margin:0}}
`;
