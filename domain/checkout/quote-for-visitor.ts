import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Quote } from './checkout.ts';
import type { QuoteError } from './errors.ts';
import { chargeWrongCode, QUOTES_BY_IP } from './limits.ts';
import { type QuoteInput, quoteCheckout } from './quote-checkout.ts';

/** `quoteCheckout` for whoever asks, by page or by call: one limit for both keeps codes from being tried out. */
export async function quoteForVisitor(
  deps: { db: Db; limits: Limits },
  { ip, ...input }: QuoteInput & { ip: string },
): Promise<
  | { ok: true; quote: Quote }
  | { ok: false; error: QuoteError }
  | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number }
> {
  const allowed = await deps.limits.take(QUOTES_BY_IP, ip);
  if (!allowed.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: allowed.retryAfter };
  const quoted = await quoteCheckout(deps, input);
  if (quoted.ok) await chargeWrongCode(deps.limits, ip, quoted.quote.coupon?.problem);
  return quoted;
}
