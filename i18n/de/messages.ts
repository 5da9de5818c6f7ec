import type { Messages, Translated } from '../messages.ts';
import { accounts } from './accounts.ts';
import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { member } from './member.ts';
import { shop } from './shop.ts';

/** Every namespace of this language; a new one is registered here. */
export const messages = { consent, errors, shop, accounts, member } satisfies Translated<Messages>;
