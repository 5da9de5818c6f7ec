import type { Messages, Translated } from '../translated.ts';
import { accounts } from './accounts.ts';
import { checkout } from './checkout.ts';
import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { mail } from './mail.ts';
import { member } from './member.ts';
import { shop } from './shop.ts';

/** Every namespace of this language; a new one is registered here. */
export const messages = {
  checkout,
  consent,
  errors,
  shop,
  accounts,
  member,
  mail,
} satisfies Translated<Messages>;
