/** Pages of the shop that have a form or a state of their own (spec §2). */
export const SERVICES = [
  'exchange-code',
  'subscription-cancel',
  'uninstall-software',
  'update-payment-method',
  'card-info-pay',
] as const;
