import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { deletePendingTotp } from './queries.ts';

/** Forgets a secret that waits for its first code. One that is on stays: `endTwoFactor` asks for a proof. */
export async function stopTwoFactor({ db }: Pick<AccountsDeps, 'db'>, member: AskingMember): Promise<void> {
  await deletePendingTotp(db, member.memberId);
}
