import { type Actor, mayAct } from '../actor.ts';

/** Admins and editors: prices are what they write. */
export const PRICE_ROLES = ['admin', 'editor'] as const;

export const mayPrice = (actor: Actor): boolean => mayAct(actor, PRICE_ROLES);
