import type { Actor } from '../../actor.ts';

/** Actor for an answer by the link of a price mail: not logged in, but nobody else has the link. */
export const BY_MAIL = { kind: 'system', name: 'price-mail' } as const satisfies Actor;
