import type { Config } from '@spindle/platform/config.ts';

/** Hosts of the payment page, which forms may redirect to; for the content security policy. */
export function paymentHosts({ payments }: Pick<Config, 'payments'>): string[] {
  return payments.provider === 'stripe' ? ['https://checkout.stripe.com'] : [];
}
