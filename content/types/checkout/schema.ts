import { z } from 'zod';
import { text } from '../../fields/field-schemas.ts';

/** The words around the checkout's form. */
export const checkoutSchema = z.object({
  title: text,
  summaryTitle: text,
  paymentText: text,
  deliveryText: text,
  guaranteeTitle: text,
  guaranteeText: text,
  legalText: text,
});
