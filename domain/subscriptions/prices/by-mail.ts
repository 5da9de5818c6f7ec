import type { Actor } from '../../actor.ts';

/** Who answers by the link of a mail about a price: nobody who has logged in, but the only one who has the link. */
export const BY_MAIL = { kind: 'system', name: 'price-mail' } as const satisfies Actor;
