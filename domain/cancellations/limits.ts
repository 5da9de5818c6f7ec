import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../accounts/may-mail.ts';

/** Declarations from one network, in total and for one address, so that nobody can use them up for somebody else. */
const BY_IP: Limit = { name: 'cancellation-ip', points: 20, seconds: 3600 };
const BY_ADDRESS_AND_IP: Limit = { name: 'cancellation-address-ip', points: 10, seconds: 3600 };

/** How many mails an address gets about declarations that name no contract of its own. */
export const UNKNOWN_MAILS: MailLimits = {
  anHour: { name: 'cancellation-mails', points: 5, seconds: 3600 },
  afterThat: { name: 'cancellation-mails-after', points: 1, seconds: 600 },
};

export async function takeCancellation(
  limits: Limits,
  { ip, email }: { ip: string; email: string },
): Promise<Taken> {
  const network = await limits.take(BY_IP, { ip });
  return network.ok ? limits.take(BY_ADDRESS_AND_IP, { account: email, ip }) : network;
}
