import type { Messages, Translated } from '../messages.ts';
import { errors } from './errors.ts';
import { shop } from './shop.ts';

/** Every namespace of this language; a new one is registered here. */
export const messages = { errors, shop } satisfies Translated<Messages>;
