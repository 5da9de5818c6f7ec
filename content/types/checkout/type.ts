import { paragraph, words } from '../../fields/fields.ts';
import { defineGlobal } from '../define-type.ts';
import { checkoutSchema } from './schema.ts';

/** The words around the checkout's form. */
export const checkout = defineGlobal(
  {
    slug: 'checkout',
    label: 'Checkout',
    admin: { group: 'Shop' },
    fields: [
      words('title', { required: true }),
      words('summaryTitle', { required: true }),
      paragraph('paymentText', { required: true }),
      paragraph('deliveryText', { required: true }),
      words('guaranteeTitle', { required: true }),
      paragraph('guaranteeText', { required: true }),
      paragraph('legalText', { required: true }),
    ],
  },
  {
    schema: () => checkoutSchema,
    demo: async () => (await import('./demo.ts')).demoCheckout,
  },
);
