import type { GlobalConfig } from 'payload';
import { paragraph, words } from '../../fields/fields.ts';
import { published, writers } from '../../staff/access.ts';

/** The words around the checkout's form. */
export const checkout: GlobalConfig = {
  slug: 'checkout',
  label: 'Checkout',
  admin: { group: 'Shop' },
  access: { read: published, update: writers },
  versions: { drafts: true, max: 50 },
  fields: [
    words('title', { required: true }),
    words('summaryTitle', { required: true }),
    paragraph('paymentText', { required: true }),
    paragraph('deliveryText', { required: true }),
    words('guaranteeTitle', { required: true }),
    paragraph('guaranteeText', { required: true }),
    paragraph('legalText', { required: true }),
  ],
};
