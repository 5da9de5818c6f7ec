import { findAddress } from '@spindle/domain/accounts/find-address.ts';
import { findMembers } from '@spindle/domain/accounts/find-members.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { findLicence } from '@spindle/domain/licences/find-licence.ts';
import { maskedKey } from '@spindle/domain/licences/masked-key.ts';
import { mayAct } from '@spindle/domain/staff/may-act.ts';
import type { Permission } from '@spindle/domain/staff/permission.ts';
import { findSubscription } from '@spindle/domain/subscriptions/find-subscription.ts';
import { saidOf, sideBySide } from '@spindle/i18n/join-words.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { z } from 'zod';
import { deskWords, filled } from './desk-words.ts';
import { LICENCES_PAGE, MEMBERS_PAGE, SUBSCRIPTIONS_PAGE } from './pages.ts';
import { boughtLabels } from './product-labels.ts';

type Said = ReturnType<typeof deskWords>;
type TitleOf = (db: Db, id: string, said: Said) => Promise<string | undefined>;

/** Pages about one thing whose address holds only an id. */
const PAGES: Readonly<Record<string, { permission: Permission; titleOf: TitleOf }>> = {
  [MEMBERS_PAGE]: { permission: 'members', titleOf: titleOfMember },
  [LICENCES_PAGE]: { permission: 'licences', titleOf: titleOfLicence },
  [SUBSCRIPTIONS_PAGE]: { permission: 'subscriptions', titleOf: titleOfSubscription },
};

/** Whether the title of a page needs a look-up of the thing that it is about. @param path below `/admin` */
export const isOfOne = ([page = '', id, ...more]: readonly string[]): boolean =>
  id !== undefined && more.length === 0 && Object.hasOwn(PAGES, `/${page}`);

/**
 * The title that tells apart the tabs of several members, licences or subscriptions. Undefined if there is no such thing,
 * if the reader may not see it, or while the database does not answer, which the page itself reports.
 * @param path below `/admin`
 */
export async function titleOfOne(
  db: Db,
  actor: Actor,
  path: readonly string[],
  language: string | undefined,
): Promise<string | undefined> {
  const page = isOfOne(path) ? PAGES[`/${path[0]}`] : undefined;
  const id = z.uuid().safeParse(path[1]).data;
  if (!page || id === undefined) return undefined;
  try {
    if (!(await mayAct(db, actor, page.permission))) return undefined;
    return await page.titleOf(db, id, deskWords(language));
  } catch (error) {
    if (isDatabaseOutage(error)) return undefined;
    throw error;
  }
}

async function titleOfMember(db: Db, id: string, { words }: Said): Promise<string | undefined> {
  const address = await findAddress(db, id);
  const [member] = await findMembers(db, [id]);
  const name = member?.name || address?.email;
  return address && name ? filled(words.member.titleOf, { name }) : undefined;
}

async function titleOfLicence(db: Db, id: string, { words, locale }: Said): Promise<string | undefined> {
  const licence = await findLicence(db, id);
  if (!licence) return undefined;
  const labelOf = await boughtLabels(db, [licence], locale);
  return saidOf(locale, words.licence.title, sideBySide(locale, [labelOf(licence), maskedKey(licence.key)]));
}

async function titleOfSubscription(db: Db, id: string, { words, locale }: Said): Promise<string | undefined> {
  const subscription = await findSubscription(db, id);
  if (!subscription) return undefined;
  const whose = (await findAddress(db, subscription.memberId))?.email;
  const labelOf = await boughtLabels(db, [subscription], locale);
  return saidOf(
    locale,
    words.subscription.title,
    sideBySide(locale, [labelOf(subscription), ...(whose ? [whose] : [])]),
  );
}
