import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/** How many mails of one kind an address gets, whoever asks for them. */
export interface MailLimits {
  anHour: Limit;
  /** Applies when the hour's mails are used up: one now and then, so that asking never stops working. */
  afterThat: Limit;
}

/** Counts a mail that is about to go to an address; false when the address has had its share. */
export async function mayMail(limits: Limits, mails: MailLimits, email: string): Promise<boolean> {
  return (await takeMail(limits, mails, email)).ok;
}

/** As `mayMail`; also says when the next mail may go. */
export async function takeMail(
  limits: Limits,
  { anHour, afterThat }: MailLimits,
  account: string,
): Promise<Taken> {
  const taken = await limits.take(anHour, { account });
  if (taken.ok) return taken;
  const after = await limits.take(afterThat, { account });
  return after.ok ? after : { ok: false, retryAfter: Math.min(taken.retryAfter, after.retryAfter) };
}
