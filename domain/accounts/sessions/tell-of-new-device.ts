import type { AccountsDeps } from '../deps.ts';
import { signInMail } from '../jobs.ts';
import { SIGN_IN_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { knownDeviceOf } from './member-devices.ts';
import type { Sender } from './sender.ts';

/**
 * Tells a member by mail that they logged in with a browser they have not used before.
 * @param isCodeUsedUp the transaction that opens the session uses up a code. Then every log-in is told, without a limit: the
 * number of codes bounds them, and counting would take another connection while the transaction holds one
 */
export async function tellOfNewDevice(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret' | 'cookies'>,
  { memberId, email, isCodeUsedUp }: { memberId: string; email: string; isCodeUsedUp: boolean },
  { ip, country, userAgent, cookieHeader }: Sender,
): Promise<void> {
  const { db, clock, jobs, limits } = deps;
  if (await knownDeviceOf(deps, cookieHeader, email)) return;
  if (!isCodeUsedUp && !(await mayMail(limits, SIGN_IN_MAILS, email))) return;
  const at = clock.now().toISOString();
  await jobs.send(db, signInMail, { memberId, at, ip, country: country ?? null, userAgent });
}
