import { accounts } from '../accounts/fr.ts';
import { checkout } from '../checkout/fr.ts';
import { consent } from '../consent/fr.ts';
import { errors } from '../errors/fr.ts';
import { mail } from '../mail/fr.ts';
import { member } from '../member/fr.ts';
import { shop } from '../shop/fr.ts';
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
