import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/** Declarations that one network makes, and mails that one address gets of them. */
const BY_IP: Limit = { name: 'cancellation-ip', points: 20, seconds: 3600 };
const BY_ADDRESS: Limit = { name: 'cancellation-address', points: 10, seconds: 3600 };

export async function takeCancellation(
  limits: Limits,
  { ip, email }: { ip: string; email: string },
): Promise<Taken> {
  const network = await limits.take(BY_IP, { ip });
  return network.ok ? limits.take(BY_ADDRESS, { account: email }) : network;
}
