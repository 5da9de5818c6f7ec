import { accounts } from '../accounts/de.ts';
import { checkout } from '../checkout/de.ts';
import { consent } from '../consent/de.ts';
import { errors } from '../errors/de.ts';
import { mail } from '../mail/de.ts';
import { member } from '../member/de.ts';
import { shop } from '../shop/de.ts';
import type { Messages, Translated } from '../translated.ts';

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
