import type { AccountsDeps } from '../deps.ts';
import { signInMail } from '../jobs.ts';
import { SIGN_IN_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { knownDeviceOf } from './member-devices.ts';
import type { Sender } from './sender.ts';

/** Mails a member who logs in with a browser that they have not logged in with before. */
export async function tellOfNewDevice(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret' | 'cookies'>,
  { memberId, email }: { memberId: string; email: string },
  { ip, country, userAgent, cookieHeader }: Sender,
): Promise<void> {
  const { db, clock, jobs, limits } = deps;
  if (await knownDeviceOf(deps, cookieHeader, email)) return;
  if (!(await mayMail(limits, SIGN_IN_MAILS, email))) return;
  const at = clock.now().toISOString();
  await jobs.send(db, signInMail, { memberId, at, ip, country: country ?? null, userAgent });
}
