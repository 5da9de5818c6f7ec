import { askForOrder } from '@spindle/domain/checkout/ask-for-order.ts';
import { data, type RouterContextProvider } from 'react-router';
import * as z from 'zod/mini';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { answerOf } from '../captcha/answer-of.ts';
import { anotherCaptcha, captchaAfter } from '../captcha/captcha-of.ts';
import type { FormReply } from '../forms/form-reply.ts';
import { parseForm, replyTo } from '../forms/parse-form.ts';
import { filledText } from '../forms/text-rules.ts';
import { emailSchema } from '../member/form-schemas.ts';

export const orderSchema = z.extend(emailSchema, { number: filledText(40) });

export interface FindOrderAnswer {
  reply?: FormReply;
  /** The address to which a link is mailed, if it has such an order. */
  sentTo?: string;
}

export async function findOrderAction(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const purpose = { context, request, purpose: 'order' } as const;
  const another = await anotherCaptcha(purpose, form);
  if (another) return answered(another);
  const read = parseForm(form, orderSchema);
  if (!read.ok) return data<FindOrderAnswer>({ reply: read.reply }, { status: 422 });
  const { email } = read.value;
  const { accounts } = context.get(servicesContext);
  const { ip, locale } = context.get(requestContext);
  const cookieHeader = request.headers.get('cookie') ?? undefined;
  const captcha = answerOf(form);
  const asked = await askForOrder(accounts, { ...read.value, locale, ip, cookieHeader, captcha });
  if (asked.ok) return data<FindOrderAnswer>({ sentTo: email });
  const wanted = await captchaAfter(purpose, { ...asked, account: email });
  const reply = { ...replyTo(form, { problem: asked.error }), ...(wanted && { captcha: wanted }) };
  return answered({ reply, ...asked }, 422);
}

function answered(
  { reply, retryAfterSeconds }: { reply: FormReply; retryAfterSeconds?: number },
  status = 200,
) {
  if (retryAfterSeconds === undefined) return data<FindOrderAnswer>({ reply }, { status });
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return data<FindOrderAnswer>({ reply }, { status: 429, headers });
}
