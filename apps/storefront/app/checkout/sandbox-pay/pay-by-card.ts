import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { authenticateSandbox } from '@spindle/domain/payments/sandbox/authenticate-sandbox.ts';
import { type PayError, paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { type CardForm, cardForm } from './card-form.ts';

export type CardRefusal = { status: number; result: SubmissionResult<string[]> };

export type PayByCardResult =
  | { to: 'shop'; url: string }
  | { to: 'bank' }
  | { to: 'nothing' }
  | { to: 'form'; refusal: CardRefusal };

const FIELD_OF: Partial<Record<PayError, keyof CardForm>> = {
  card_number: 'number',
  card_not_for_tests: 'number',
  card_expiry: 'expiry',
  card_expired: 'expiry',
  card_cvc: 'cvc',
};
/** After these the number is not sent back: another card is wanted, or none should be known here. */
const FORGETS_NUMBER: ReadonlySet<PayError> = new Set([
  'card_not_for_tests',
  'card_declined',
  'insufficient_funds',
]);

/** The buttons of the sandbox's payment page. */
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
        result: { status: 'error', initialValue: {}, error: { '': [answered.error] } },
      },
    };
  }
  const submission = parseWithZod(form, { schema: cardForm });
  if (submission.status !== 'success') {
    return { to: 'form', refusal: { status: 422, result: submission.reply({ hideFields: ['cvc'] }) } };
  }
  const paid = await paySandbox(deps, { paymentId, card: submission.value });
  if (paid.ok) return paid.next === 'paid' ? { to: 'shop', url: paid.returnUrl } : { to: 'bank' };
  const { error } = paid;
  if (error === 'payment_not_found') return { to: 'nothing' };
  const field = FIELD_OF[error];
  const result = submission.reply({
    ...(field ? { fieldErrors: { [field]: [error] } } : { formErrors: [error] }),
    hideFields: FORGETS_NUMBER.has(error) ? ['cvc', 'number'] : ['cvc'],
  });
  return { to: 'form', refusal: { status: field ? 422 : 402, result } };
}
