import { z } from 'zod';
import { KEY_MAX } from '../../licences/licence-key.ts';
import { country, given, text } from './field.ts';

/** A subscription that Stripe charges; what is not said here is asked there. */
export const subscriptionLine = z.object({
  /** Stripe's. */
  id: given.regex(/^sub_\w{1,60}$/, 'is no subscription of Stripe (sub_…)'),
  /** The key of the licence that it renews. */
  licence: text(KEY_MAX),
  /** What a period costs from now on, where it is not the price at Stripe. */
  price: given.optional(),
  country: country.optional(),
});

export type SubscriptionLine = z.infer<typeof subscriptionLine>;
