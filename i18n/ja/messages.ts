import { accounts } from '../accounts/ja.ts';
import { checkout } from '../checkout/ja.ts';
import { consent } from '../consent/ja.ts';
import { errors } from '../errors/ja.ts';
import { mail } from '../mail/ja.ts';
import { member } from '../member/ja.ts';
import { shop } from '../shop/ja.ts';
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
