import { accounts } from '../accounts/zh.ts';
import { checkout } from '../checkout/zh.ts';
import { consent } from '../consent/zh.ts';
import { errors } from '../errors/zh.ts';
import { mail } from '../mail/zh.ts';
import { member } from '../member/zh.ts';
import { shop } from '../shop/zh.ts';
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
