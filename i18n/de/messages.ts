import type { Messages, Translated } from '../messages.ts';
import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { shop } from './shop.ts';

/** Every namespace of this language; a new one is registered here. */
export const messages = { consent, errors, shop } satisfies Translated<Messages>;
