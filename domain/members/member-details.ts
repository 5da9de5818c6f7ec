import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { REVERT_DAYS } from '../accounts/address/address-code.ts';
import { accountDetails } from '../accounts/desk/account-details.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { consentsOfOrders } from '../checkout/consents-of-orders.ts';
import { devicesOfMember } from '../licences/activation/devices-of-member.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { mailsTo } from '../mail/mails-to.ts';
import { listOrders } from '../orders/list-orders.ts';
import { permissionsOf } from '../staff/may-act.ts';
import { listSubscriptions } from '../subscriptions/desk/list-subscriptions.ts';
import { selectMerges, selectNotes } from './queries.ts';

/** What is shown of each kind on the page; the lists have the rest. */
const SHOWN = 20;

/**
 * Everything the shop knows of a member that this member of staff may see: what is bought is for who may see orders, licences
 * or subscriptions. Undefined where there is no such member, or they may see none.
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
  const trails = await Promise.all(
    [memberId, ...merges.map(({ lostId }) => lostId)].map((id) =>
      auditOf(db, { kind: 'member', id }, { limit: SHOWN }),
    ),
  );
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
    licences: permissions.includes('licences')
      ? await licencesOfMember({ db, clock }, { memberId })
      : undefined,
    devices: permissions.includes('licences') ? await devicesOfMember(db, memberId) : undefined,
    subscriptions: permissions.includes('subscriptions')
      ? (await listSubscriptions(db, { memberId }, { size: SHOWN })).subscriptions
      : undefined,
    mails: await mailsTo(
      db,
      [
        { email },
        ...merges.map(({ lostEmail }) => ({ email: lostEmail })),
        ...details.addressChanges.flatMap(({ oldEmail, changedAt }) => formerAddress(oldEmail, changedAt)),
      ],
      { limit: SHOWN },
    ),
    notes: await selectNotes(db, memberId),
    merges,
    audit: trails
      .flat()
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, SHOWN),
  };
}
/** As long as it is held for them: mails that tell of the change go to the address that was theirs. */
const formerAddress = (email: string, changedAt: Date | null) =>
  changedAt ? [{ email, until: new Date(changedAt.getTime() + REVERT_DAYS * 24 * 3_600_000) }] : [];

export type MemberDetails = NonNullable<Awaited<ReturnType<typeof memberDetails>>>;
