import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../accounts/consume-limits.ts';
import { mayMail } from '../accounts/may-mail.ts';
import { orderLinkMail } from './job-kinds.ts';
import { ORDER_LINK_MAILS, ORDER_LINKS_BY_ADDRESS_AND_IP, ORDER_LINKS_BY_IP } from './limits.ts';

/**
 * Mails the link to an order to the address that it belongs to. Whether there is such an order is looked up later, by the
 * job that mails, so that neither the answer nor its time can tell.
 * @param number as somebody has typed it
 * @param email parsed by `emailAddress`
 */
export async function askForOrder(
  { db, jobs, limits }: { db: Db; jobs: Jobs; limits: Limits },
  { number, email, locale, ip }: { number: string; email: string; locale: Locale; ip: string },
): Promise<{ ok: true } | TooMany> {
  const limited = await consumeLimits(limits, [
    [ORDER_LINKS_BY_IP, { ip }],
    [ORDER_LINKS_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  // Others may have asked for this address: whoever asks now is told what they always are.
  if (!(await mayMail(limits, ORDER_LINK_MAILS, email))) return { ok: true };
  await jobs.send(db, orderLinkMail, { number, email, locale, requestId: randomUUID() });
  return { ok: true };
}
