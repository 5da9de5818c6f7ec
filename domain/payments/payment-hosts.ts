import type { Config } from '@spindle/platform/config.ts';

/** Hosts that the payment page and the forms that lead to it live on, for the content security policy. */
export function paymentHosts({ payments }: Pick<Config, 'payments'>): string[] {
  return payments.provider === 'stripe' ? ['https://checkout.stripe.com'] : [];
}
