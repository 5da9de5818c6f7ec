import { CANCELLATION_KINDS, type CancellationKind } from '@spindle/domain/cancellations/cancellation.ts';
import { declareCancellation } from '@spindle/domain/cancellations/declare-cancellation.ts';
import { takeCancellation } from '@spindle/domain/cancellations/limits.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import { formatMoment } from '@spindle/i18n/format-moment.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { replyTo } from '../forms/parse-form.ts';

/** How many characters of a field are read. A declaration counts even if a field is longer. */
const MOST = 1_000;

/** A declaration, as its page confirms it. */
export interface Declared {
  kind: CancellationKind;
  contract: string;
  email: string;
  /** Day, time and time zone. */
  time: string;
}

/** What a form has just declared, for the page's head; null if nothing. */
export const declaredContext = createContext<Declared | null>(null);

export interface CancelAnswer {
  reply?: FormReply;
  declared?: Declared;
}

/** Receives the form's declaration, which counts from here on. */
export async function cancelAction(form: FormData, context: Readonly<RouterContextProvider>) {
  const { checkout, limits } = context.get(servicesContext);
  const { ip, locale } = context.get(requestContext);
  const kind = z.enum(CANCELLATION_KINDS).safeParse(form.get('kind')).data;
  const email = text(form, 'email');
  const contract = text(form, 'contract');
  const fields = {
    ...(kind === undefined && { kind: 'field_required' }),
    ...(!email
      ? { email: 'field_required' }
      : !z.email().safeParse(email).success && { email: 'invalid_email' }),
    ...(!contract && { contract: 'field_required' }),
  };
  if (kind === undefined || Object.keys(fields).length > 0) {
    return data<CancelAnswer>({ reply: replyTo(form, { fields }) }, { status: 422 });
  }
  const allowed = await takeCancellation(limits, { ip, email: email.toLowerCase() });
  if (!allowed.ok) {
    const headers = { 'Retry-After': String(allowed.retryAfter) };
    return data<CancelAnswer>(
      { reply: replyTo(form, { problem: 'too_many_requests' }) },
      { status: 429, headers },
    );
  }
  const input = { kind, email, contract, reason: text(form, 'reason'), locale };
  const { declaredAt } = await declareCancellation({ ...checkout, limits }, input);
  const time = formatMoment(locale, declaredAt, await findTimeZone(checkout.db));
  const declared = { kind, contract, email, time };
  context.set(declaredContext, declared);
  return data<CancelAnswer>({ declared });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? cutText(value.trim(), MOST) : '';
}
