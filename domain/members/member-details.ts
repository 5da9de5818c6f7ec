import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { REVERT_DAYS } from '../accounts/address/address-code.ts';
import { accountDetails } from '../accounts/desk/account-details.ts';
import type { Actor } from '../actor.ts';
import { auditOfSeveral } from '../audit/audit-of-several.ts';
import type { AuditSubject } from '../audit/audit-record.ts';
import { consentsOfOrders } from '../checkout/consents-of-orders.ts';
import { devicesOfMember } from '../licences/activation/devices-of-member.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import type { MailsTo } from '../mail/mail-topic.ts';
import { mailsTo } from '../mail/mails-to.ts';
import { listOrders } from '../orders/list-orders.ts';
import type { HeldAddress } from '../privacy/held-address.ts';
import { subjectOf } from '../privacy/subject-of.ts';
import { permissionsOf } from '../staff/may-act.ts';
import { listSubscriptions } from '../subscriptions/desk/list-subscriptions.ts';
import { lostAddresses } from './lost-addresses.ts';
import { selectMerges, selectNotes } from './queries.ts';

/** How many of each kind the page shows; the lists have the rest. */
const SHOWN = 20;

/**
 * Everything the shop knows about a member that this actor may see: purchases only with the permission for orders, licences or
 * subscriptions. Undefined when there is no such member, or the actor may not see members.
 */
export async function memberDetails({ db, clock }: { db: Db; clock: Clock }, actor: Actor, memberId: string) {
  const permissions = await permissionsOf(db, actor);
  if (!permissions.includes('members')) return undefined;
  const details = await accountDetails({ db, clock }, memberId);
  if (!details) return undefined;
  const { email } = details.account;
  const buyer = { memberId, email };
  const orders = permissions.includes('orders')
    ? (await listOrders(db, { buyer }, { size: SHOWN })).orders
    : undefined;
  const merges = await selectMerges(db, memberId);
  // Others may have had the same addresses, before or afterwards.
  const erasures = () => [lostAddresses];
  const subject = await subjectOf(db, { erasures, clock }, buyer, 'export');
  const left = [
    ...merges.map(({ lostEmail, mergedAt }) => ({ email: lostEmail, at: mergedAt })),
    ...details.addressChanges.flatMap(({ oldEmail, changedAt: at }) => (at ? [{ email: oldEmail, at }] : [])),
  ];
  const licences = permissions.includes('licences')
    ? await licencesOfMember({ db, clock }, { memberId })
    : undefined;
  const subscriptions = permissions.includes('subscriptions')
    ? (await listSubscriptions(db, { memberId }, { size: SHOWN })).subscriptions
    : undefined;
  const subjects = (kind: AuditSubject, things: readonly { id: string }[] = []) =>
    things.map(({ id }) => ({ kind, id }));
  return {
    ...details,
    permissions,
    orders,
    consents:
      orders &&
      (await consentsOfOrders(
        db,
        orders.map(({ id }) => id),
      )),
    licences,
    devices: permissions.includes('licences') ? await devicesOfMember(db, memberId) : undefined,
    subscriptions,
    mails: await mailsTo(
      db,
      [
        ...subject.held.map((span) => (span.email === email ? span : untilLeft(span, left))),
        ...left.map(afterwards),
      ],
      { limit: SHOWN },
    ),
    notes: await selectNotes(db, memberId),
    merges,
    /** What was done to the member, and to the orders, licences and subscriptions above. */
    audit: await auditOfSeveral(
      db,
      [
        ...subjects('member', [{ id: memberId }, ...merges.map(({ lostId: id }) => ({ id }))]),
        ...subjects('order', orders),
        ...subjects('licence', licences),
        ...subjects('subscription', subscriptions),
      ],
      { limit: SHOWN },
    ),
  };
}

/** An address, and when the member left it. */
interface Left {
  email: string;
  at: Date;
}

/** Ends a span when the address was left, even if nobody is known to have it since. */
function untilLeft({ email, from, until }: HeldAddress, left: readonly Left[]): MailsTo {
  const ends = left.filter((one) => one.email === email).map(({ at }) => at.getTime());
  if (ends.length === 0) return { email, from, until };
  return {
    email,
    from,
    until: new Date(Math.min(until?.getTime() ?? Number.POSITIVE_INFINITY, Math.max(...ends))),
  };
}

/** Mails about a member that go to an address they have left, for as long as it is held for them. */
const afterwards = ({ email, at }: Left): MailsTo => ({
  ...{ email, from: at, until: new Date(at.getTime() + REVERT_DAYS * 24 * 3_600_000) },
  kinds: ['held', 'merged', 'moved', 'notice'],
});

export type MemberDetails = NonNullable<Awaited<ReturnType<typeof memberDetails>>>;
