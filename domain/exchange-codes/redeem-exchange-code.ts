import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { z } from 'zod';
import { emailAddress } from '../accounts/email.ts';
import { ensureMember } from '../accounts/ensure-member.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import type { Offer } from '../catalogue/offer.ts';
import { extendLicence } from '../licences/extend-licence.ts';
import type { GrantOrigin } from '../licences/grant.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import type { Licence } from '../licences/licence.ts';
import { addTime } from '../subscriptions/add-time.ts';
import { queueLicenceEvent } from '../webhooks/queue-licence-event.ts';
import { type CodeProblem, codeKeyOf, type ExchangeBatch, problemOfCode } from './exchange-code.ts';
import { redeemedMail } from './job-kinds.ts';
import { lockCode, updateRedeemed } from './queries.ts';

/** Who redeems: the member who is logged in, or a guest, who states the address for the key. */
export type Redeemer = { memberId: string; email: string } | { email: string };

export type RedeemError = CodeProblem | 'invalid_email' | 'exchange_licence' | 'unknown_product';

/**
 * Exchanges a code for a new licence, or extends one of the member's licences by its term, and mails the key. A code is redeemed
 * once, even if several people try at the same time.
 * @param extend the id of the licence to extend, one of the preview's; for members only
 */
export async function redeemExchangeCode(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  {
    code: typed,
    by,
    extend,
    locale,
  }: { code: string; by: Redeemer; extend?: string | undefined; locale: Locale },
): Promise<{ ok: true; licence: Licence; email: string } | { ok: false; error: RedeemError }> {
  const email = emailAddress.safeParse(by.email);
  if (!email.success) return { ok: false, error: 'invalid_email' };
  const key = codeKeyOf(typed);
  if (key === undefined) return { ok: false, error: 'exchange_code_unknown' };
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await lockCode(tx, key);
    const problem = problemOfCode(found, now);
    if (problem || !found) return { ok: false, error: problem ?? 'exchange_code_unknown' };
    const { code, batch } = found;
    const origin = { source: 'exchange_code', orderId: null, sourceId: code.id, ordinal: 1 } as const;
    // Only a member who is logged in may change an existing licence; guests get a new one.
    if (extend !== undefined && !('memberId' in by && z.uuid().safeParse(extend).success)) {
      return { ok: false, error: 'exchange_licence' };
    }
    // Checked before a guest gets an account, which a refusal would not roll back.
    const [offer] = await findOffers(tx, [batch.pid]);
    if (!offer && extend === undefined) return { ok: false, error: 'unknown_product' };
    const account =
      'memberId' in by
        ? { memberId: by.memberId, created: false }
        : await ensureMember(tx, { email: email.data, locale, at: () => clock.now() });
    const granted = await grant(tx, clock, batch, {
      origin,
      memberId: account.memberId,
      byMember: 'memberId' in by,
      offer,
      extend,
      locale,
      now,
    });
    if (!granted.ok) return granted;
    if (extend === undefined) {
      await queueLicenceEvent(tx, { jobs, clock }, 'licence.issued', granted.licence);
    }
    await updateRedeemed(tx, code.id, now, granted.licence.id);
    await jobs.send(tx, redeemedMail, {
      codeId: code.id,
      licenceId: granted.licence.id,
      email: email.data,
      locale,
      accountCreated: account.created,
    });
    return { ok: true, licence: granted.licence, email: email.data };
  });
}

async function grant(
  tx: Db,
  clock: Clock,
  { pid, licenceType }: ExchangeBatch,
  to: {
    origin: GrantOrigin;
    memberId: string;
    byMember: boolean;
    offer: Offer | undefined;
    extend: string | undefined;
    locale: Locale;
    now: Date;
  },
): Promise<{ ok: true; licence: Licence } | { ok: false; error: RedeemError }> {
  const { origin, memberId, byMember, offer, extend, locale, now } = to;
  if (extend !== undefined) {
    const of = { id: extend, memberId, pid, licenceType };
    const extended = await addTime(tx, { clock }, extend, (held, renewing) =>
      extendLicence(held, of, origin, now, renewing?.anchorAt),
    );
    return extended.ok ? extended : { ok: false, error: 'exchange_licence' };
  }
  if (!offer) return { ok: false, error: 'unknown_product' };
  const productName = namesIn(offer, locale).name;
  const licence = { memberId, byMember, pid, productName, licenceType };
  return { ok: true, licence: await issueLicence(tx, licence, origin, now) };
}
