import type { Limits } from '@spindle/platform/limits.ts';
import { giveBackUnlessWrong, takeQuote } from '../pricing/quote-limit.ts';
import type { Quote } from './checkout.ts';
import { type QuoteDeps, type QuoteInput, type QuoteRefusal, quoteCheckout } from './quote-checkout.ts';

/** `quoteCheckout` for pages and calls, with one limit for both, so that codes can't be guessed. */
export async function quoteForVisitor(
  deps: QuoteDeps & { limits: Limits },
  { ip, ...input }: QuoteInput & { ip: string },
): Promise<
  | { ok: true; quote: Quote; priceCookie: string | undefined }
  | QuoteRefusal
  | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number }
> {
  const { limits } = deps;
  const asked = { ip, query: input.query };
  const allowed = await takeQuote(limits, asked);
  if (!allowed.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: allowed.retryAfter };
  const quoted = await quoteCheckout(deps, input);
  const problem = quoted.ok ? quoted.quote.coupon?.problem : quoted.error;
  await giveBackUnlessWrong(limits, asked, problem);
  return quoted;
}
