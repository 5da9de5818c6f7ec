import { DISPUTE_MOVES, type DisputeState } from '@spindle/domain/payments/disputes/dispute.ts';
import type { ListedSandboxPayment } from '@spindle/domain/payments/sandbox/list-sandbox-payments.ts';
import { CHARGE_ANSWERS } from '@spindle/domain/payments/sandbox/set-card-behaviour.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { html } from 'hono/html';

const KINDS: Readonly<Record<ListedSandboxPayment['kind'], string>> = {
  payment: 'Page',
  setup: 'Page that keeps a card',
  charge: 'Charge of a kept card',
};
const ANSWERS: Readonly<Record<(typeof CHARGE_ANSWERS)[number], string>> = {
  pays: 'Pays',
  declined: 'Is declined',
  authentication: 'Asks its owner to confirm',
};
const DECISIONS: Readonly<Record<Exclude<DisputeState, 'inquiry'>, string>> = {
  open: 'Take the money',
  won: 'Shop wins',
  lost: 'Buyer wins',
};

/** The sandbox's books, with buttons for what banks do. */
export function sandboxPaymentPage(payments: readonly ListedSandboxPayment[], done: boolean) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox payments</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev/payments.css">
</head>
<body>
<header>
<h1>Sandbox payments</h1>
<p>What a buyer’s bank does, done by hand. The shop hears of it by webhook.</p>
<nav><a href="/dev/payments">Look again</a> <a href="/dev/mailbox">Mailbox</a></nav>
</header>
<main>
${done ? html`<p role="status">Done. The shop has been told.</p>` : ''}
${payments.length === 0 ? html`<p>Nothing has been paid yet.</p>` : payments.map(paymentPart)}
</main>
</body>
</html>`;
}

function paymentPart(payment: ListedSandboxPayment) {
  const { id, kind, state, amountMinor, currency, description, lastFour, createdAt, disputes, card } =
    payment;
  const title =
    kind === 'setup' ? KINDS.setup : `${formatMoney(amountMinor, currency, 'en')} · ${description}`;
  return html`<article id="${id}">
<h2>${title}</h2>
<p>${KINDS[kind]}, <b>${state}</b>${lastFour ? `, card •••• ${lastFour}` : ''},
<time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
${
  kind !== 'setup' && state === 'succeeded'
    ? form(
        { action: 'dispute', id },
        html`${button('as', 'open', 'Open a dispute')}${button('as', 'inquiry', 'Ask what this was')}`,
      )
    : ''
}
${disputes.map((dispute) =>
  form(
    { action: 'decide', id: dispute.id },
    html`<span>Dispute: <b>${dispute.state}</b></span>${DISPUTE_MOVES[dispute.state].map((to) =>
      to === 'inquiry' ? '' : button('to', to, DECISIONS[to]),
    )}`,
  ),
)}
${
  card
    ? form(
        { action: 'card', id: card.id },
        html`<label>At the next renewal the card <select name="behaviour">${CHARGE_ANSWERS.map(
          (answer) =>
            html`<option value="${answer}"${answer === card.behaviour ? html` selected` : ''}>${ANSWERS[answer]}</option>`,
        )}</select></label><button>Set</button>`,
      )
    : ''
}
</article>`;
}

const form = ({ action, id }: { action: string; id: string }, fields: ReturnType<typeof html>) =>
  html`<form method="post"><input type="hidden" name="action" value="${action}"><input type="hidden" name="id" value="${id}">${fields}</form>`;
const button = (name: string, value: string, label: string) =>
  html`<button name="${name}" value="${value}">${label}</button>`;

export const PAYMENTS_STYLE = `:root{color-scheme:light dark;font:15px/1.5 "Instrument Sans",system-ui,sans-serif}
*{box-sizing:border-box}
body{max-width:52rem;margin:0 auto;padding:1.25rem;background:light-dark(#fafaf7,#14151d);color:light-dark(#14151d,#f2f1ec)}
h1{margin:0;font-size:1.5rem}
h2{margin:0;font-size:1.125rem;overflow-wrap:anywhere}
p{margin:.25rem 0}
a{color:inherit;margin-inline-end:1rem}
article{padding:1rem 0;border-top:1px solid #8884}
article p,time{color:light-dark(#5b5c66,#b4b5bd)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-top:.5rem}
button,select{min-height:2.25rem;padding:.25rem .75rem;border:1px solid #8889;border-radius:.5rem;background:Canvas;color:CanvasText;font:inherit}
button{cursor:pointer}
[role=status]{padding:.5rem .75rem;border:1px solid #8884;border-radius:.5rem}
main{margin-top:1rem}
`;
