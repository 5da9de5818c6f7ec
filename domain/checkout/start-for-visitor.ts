import type { Limits } from '@spindle/platform/limits.ts';
import { giveBackUnlessWrong, takeQuote, triesCode } from '../pricing/quote-limit.ts';
import { STARTS_BY_IP } from './limits.ts';
import { type StartCheckoutResult, startCheckout } from './start-checkout.ts';
import type { StartCheckoutDeps, StartCheckoutInput } from './start-input.ts';

/** `startCheckout` for pages and calls, with limits; a code in the form counts as a try. */
export async function startForVisitor(
  deps: StartCheckoutDeps & { limits: Limits },
  input: StartCheckoutInput,
): Promise<StartCheckoutResult | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number }> {
  const { limits } = deps;
  const { ip } = input;
  const asked = { ip, query: input.query };
  const begun = await limits.take(STARTS_BY_IP, { ip });
  const allowed = begun.ok && triesCode(input.query) ? await takeQuote(limits, asked) : begun;
  if (!allowed.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: allowed.retryAfter };
  const started = await startCheckout(deps, input);
  await giveBackUnlessWrong(limits, asked, started.ok ? undefined : started.error);
  return started;
}
