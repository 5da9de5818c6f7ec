import type { Limits } from '@spindle/platform/limits.ts';
import { chargeWrongCode, QUOTES_BY_IP, STARTS_BY_IP, triesCode } from './limits.ts';
import {
  type StartCheckoutDeps,
  type StartCheckoutInput,
  type StartCheckoutResult,
  startCheckout,
} from './start-checkout.ts';

/** `startCheckout` for whoever sends the form, by page or by call; a code in it counts as one that is tried. */
export async function startForVisitor(
  deps: StartCheckoutDeps & { limits: Limits },
  { ip, ...input }: StartCheckoutInput & { ip: string },
): Promise<StartCheckoutResult | { ok: false; error: 'too_many_requests'; retryAfterSeconds: number }> {
  const { limits } = deps;
  for (const limit of triesCode(input.query) ? [STARTS_BY_IP, QUOTES_BY_IP] : [STARTS_BY_IP]) {
    const allowed = await limits.take(limit, ip);
    if (!allowed.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: allowed.retryAfter };
  }
  const started = await startCheckout(deps, input);
  if (!started.ok) await chargeWrongCode(limits, ip, started.error);
  return started;
}
