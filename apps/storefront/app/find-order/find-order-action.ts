import { askForOrder } from '@spindle/domain/checkout/ask-for-order.ts';
import { data, type RouterContextProvider } from 'react-router';
import * as z from 'zod/mini';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { parseForm, replyTo } from '../forms/parse-form.ts';
import { emailSchema } from '../member/form-schemas.ts';

const schema = z.extend(emailSchema, {
  number: z
    .string({ error: 'field_required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'field_required' }),
      z.maxLength(40, { error: 'invalid_input' }),
    ),
});

interface FindOrderAnswer {
  reply?: FormReply;
  /** The address that a link is mailed to, if it has such an order. */
  sentTo?: string;
}

export async function findOrderAction(form: FormData, context: Readonly<RouterContextProvider>) {
  const read = parseForm(form, schema);
  if (!read.ok) return data<FindOrderAnswer>({ reply: read.reply }, { status: 422 });
  const { checkout, limits } = context.get(servicesContext);
  const { ip, locale } = context.get(requestContext);
  const asked = await askForOrder({ ...checkout, limits }, { ...read.value, locale, ip });
  if (asked.ok) return data<FindOrderAnswer>({ sentTo: read.value.email });
  const headers = { 'Retry-After': String(asked.retryAfterSeconds) };
  return data<FindOrderAnswer>({ reply: replyTo(form, { problem: asked.error }) }, { status: 429, headers });
}
