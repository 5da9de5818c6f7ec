import type { Db } from '@spindle/platform/database.ts';
import { updateSandboxCard } from './queries.ts';
import type { CardBehaviour } from './test-cards.ts';

/** How a bank answers later charges of a stored card. */
export const CHARGE_ANSWERS = ['pays', 'declined', 'authentication'] as const satisfies CardBehaviour[];

/** Returns false if there is no such card. */
export function setCardBehaviour(
  db: Db,
  { cardId, behaviour }: { cardId: string; behaviour: (typeof CHARGE_ANSWERS)[number] },
): Promise<boolean> {
  return updateSandboxCard(db, cardId, behaviour);
}
