import { accounts } from '../accounts/en.ts';
import { checkout } from '../checkout/en.ts';
import { consent } from '../consent/en.ts';
import { errors } from '../errors/en.ts';
import { mail } from '../mail/en.ts';
import { member } from '../member/en.ts';
import { shop } from '../shop/en.ts';

/** Every namespace of this language; a new one is registered here. */
export const messages = { checkout, consent, errors, shop, accounts, member, mail };
