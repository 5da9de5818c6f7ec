import { mailPasswordReset } from '@spindle/domain/accounts/passwords/start-password-reset.ts';
import type { HiddenCheckout, ShownCheckout } from '../show-checkout.ts';

/** The thank-you page's answer to a request for a link. */
export interface LinkAnswer {
  sent?: boolean;
  problem?: { error: string; retryAfterSeconds: number };
}

/**
 * Mails a link for choosing a password to the address of an order, for anybody who proved to be its buyer. The limits are
 * those of a forgotten password, and the answer is the same whether the account has a password or not.
 */
export async function mailPasswordLink(
  deps: Parameters<typeof mailPasswordReset>[0],
  shown: ShownCheckout | HiddenCheckout,
  sender: Pick<Parameters<typeof mailPasswordReset>[1], 'ip' | 'locale'>,
): Promise<LinkAnswer> {
  if (shown.kind === 'hidden' || shown.standing !== 'paid') return {};
  const asked = await mailPasswordReset(deps, { email: shown.email, ...sender });
  return asked.ok ? { sent: true } : { problem: asked };
}
