import type { Limit, Limits } from '@spindle/platform/limits.ts';

/** How many mails of a kind an address gets, whoever asks for them. */
export interface MailLimits {
  anHour: Limit;
  /** One now and then once those of the hour are used up, so that asking never stops to work. */
  afterThat: Limit;
}

/** Counts a mail that is about to go to an address; false when it has had enough of them. */
export async function mayMail(
  limits: Limits,
  { anHour, afterThat }: MailLimits,
  email: string,
): Promise<boolean> {
  for (const limit of [anHour, afterThat]) {
    if ((await limits.take(limit, { account: email })).ok) return true;
  }
  return false;
}
