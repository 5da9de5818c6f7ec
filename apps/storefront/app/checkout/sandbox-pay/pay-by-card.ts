import { authenticateSandbox } from '@spindle/domain/payments/sandbox/authenticate-sandbox.ts';
import { type PayResult, paySandbox, payWithKeptCard } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { FormReply } from '../../forms/form-reply.ts';
import { parseForm, replyTo } from '../../forms/parse-form.ts';
import { cardForm } from './card-form.ts';

export type CardRefusal = { status: number; reply: FormReply };

export type PayByCardResult =
  | { to: 'shop'; url: string }
  | { to: 'bank' }
  | { to: 'nothing' }
  | { to: 'form'; refusal: CardRefusal };

/** After these errors the form does not get the number back: another card is needed, or the number must not be kept here. */
const FORGETS_NUMBER: ReadonlySet<string | undefined> = new Set([
  'card_not_for_tests',
  'card_declined',
  'insufficient_funds',
]);

/** Handles the buttons of the sandbox's payment page. */
export async function payByCard(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  { paymentId, form }: { paymentId: string; form: FormData },
): Promise<PayByCardResult> {
  const intent = form.get('answer');
  if (intent === 'approve' || intent === 'refuse') {
    const answered = await authenticateSandbox(deps, { paymentId, approve: intent === 'approve' });
    if (answered.ok) return { to: 'shop', url: answered.returnUrl };
    if (answered.error === 'payment_not_found') return { to: 'nothing' };
    return {
      to: 'form',
      refusal: {
        status: 402,
        reply: { values: {}, fields: {}, problem: answered.error },
      },
    };
  }
  if (intent === 'kept') {
    const paid = await payWithKeptCard(deps, { paymentId });
    if (paid.ok) return afterCard(paid);
    if (paid.error === 'payment_not_found') return { to: 'nothing' };
    return { to: 'form', refusal: { status: 402, reply: { values: {}, fields: {}, problem: paid.error } } };
  }
  const read = parseForm(form, cardForm);
  if (!read.ok) return { to: 'form', refusal: { status: 422, reply: read.reply } };
  const paid = await paySandbox(deps, { paymentId, card: read.value });
  if (paid.ok) return afterCard(paid);
  if (paid.error === 'payment_not_found') return { to: 'nothing' };
  const wrong = paid.error === 'card_refused' ? { fields: paid.fields } : { problem: paid.error };
  const reason = wrong.fields ? wrong.fields.number : wrong.problem;
  const reply = replyTo(form, wrong, FORGETS_NUMBER.has(reason) ? ['number'] : []);
  return { to: 'form', refusal: { status: wrong.fields ? 422 : 402, reply } };
}

const afterCard = (paid: Extract<PayResult, { ok: true }>): PayByCardResult =>
  paid.next === 'paid' ? { to: 'shop', url: paid.returnUrl } : { to: 'bank' };
