import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { deletePendingTotp } from './queries.ts';

/** Deletes a secret that waits for its first code. A confirmed one stays: `endTwoFactor` asks for a proof. */
export async function stopTwoFactor({ db }: Pick<AccountsDeps, 'db'>, member: AskingMember): Promise<void> {
  await deletePendingTotp(db, member.memberId);
}
