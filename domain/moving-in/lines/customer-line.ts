import { z } from 'zod';
import { country, email, foreignId, language, moment, text, yesOrNo } from './field.ts';

/** A customer with an account in the other system. */
export const customerLine = z.object({
  id: foreignId,
  email,
  name: text(200).default(''),
  language: language.default('en'),
  country: country.nullable().default(null),
  /** Whether the other system has verified the address. */
  verified: yesOrNo.default(false),
  created: moment.nullable().default(null),
});

export type CustomerLine = z.infer<typeof customerLine>;
