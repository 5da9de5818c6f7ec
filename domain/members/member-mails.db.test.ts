import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { REVERT_DAYS } from '../accounts/address/address-code.ts';
import { ensureMember } from '../accounts/ensure-member.ts';
import { addressChanges, members } from '../accounts/tables.ts';
import { testAccounts } from '../accounts/testing/accounts.ts';
import type { Actor } from '../actor.ts';
import { forgetStrangers } from '../mail/forget-strangers.ts';
import { MAIL_KINDS, type MailKind } from '../mail/mail-topic.ts';
import { sendOnce } from '../mail/send-once.ts';
import { sentMails } from '../mail/tables.ts';
import { memberDetails } from './member-details.ts';

const { deps, db, clock, pass, forgetMembers } = await testAccounts();
const sue: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const email = 'kei@example.test';
const DAY = 24 * 60;
let memberId: string;
/** When all accounts begin unless a test says otherwise. */
const start = clock.now();
beforeEach(async () => {
  await forgetMembers();
  await db.delete(sentMails);
  ({ memberId } = await ensureMember(db, { email, locale: 'ja', at: () => new Date() }));
});

const mailer = { send: async () => {} };
const mail = (kind: MailKind, to = email) =>
  sendOnce({ db, clock, mailer }, { kind, id: randomUUID() }, async () => ({
    ...{ to, from: 'shop@shop.test', subject: '', html: '', text: '' },
  }));
const listed = async () => (await memberDetails(deps, sue, memberId))?.mails.map(({ kind }) => kind);

test('every kind of mail to a member is listed, also those that are about no order or subscription', async () => {
  for (const kind of MAIL_KINDS.slice(0, 20)) await mail(kind);
  expect((await listed())?.toSorted()).toEqual(MAIL_KINDS.slice(0, 20));
  await mail('password', 'mei@example.test');
  expect(await listed()).toHaveLength(20);
});

test('what was mailed to an address that was theirs is listed, and not what its next owner was mailed', async () => {
  const old = 'old@example.test';
  await mail('registration', old);
  pass(1);
  await db.insert(addressChanges).values({
    ...{ id: randomUUID(), memberId, oldEmail: old, newEmail: email },
    ...{ expiresAt: clock.now(), changedAt: clock.now() },
  });
  // The mail is about the change, and goes to the address that the owner had until then.
  await mail('moved', old);
  pass((REVERT_DAYS + 1) * DAY);
  await mail('password', old);
  expect(await listed()).toEqual(['moved', 'registration']);
});

test('what the owner before or the next one was mailed is not listed', async () => {
  const x = 'shared@example.test';
  await mail('password', x);
  pass(60);
  // Another account had the address for long, and has left it.
  const former = await ensureMember(db, { email: 'former@example.test', locale: 'en', at: () => start });
  const left = { id: randomUUID(), memberId: former.memberId, oldEmail: x, newEmail: 'former@example.test' };
  await db.insert(addressChanges).values({ ...left, expiresAt: clock.now(), changedAt: clock.now() });
  pass(60);
  // This member's account began with it, and moves on.
  await db.update(members).set({ createdAt: clock.now() }).where(eq(members.id, memberId));
  pass(1);
  await mail('sign-in', x);
  pass(60);
  const move = { id: randomUUID(), memberId, oldEmail: x, newEmail: email };
  await db.insert(addressChanges).values({ ...move, expiresAt: clock.now(), changedAt: clock.now() });
  await mail('moved', x);
  pass(DAY);
  await mail('held', x);
  // To a guest who buys with the address meanwhile.
  await mail('order-link', x);
  expect(await listed()).toEqual(['held', 'moved', 'sign-in']);
});

test('to whom mails have left that belong to nobody is forgotten, and that they have left is not', async () => {
  await mail('captcha', 'nobody@example.test');
  await mail('captcha');
  pass(31 * DAY);
  await mail('order-code', 'nobody@example.test');
  await forgetStrangers({ db, clock });
  const kept = (await db.select().from(sentMails)).map(({ kind, recipient }) => [kind, recipient]);
  expect(kept.toSorted()).toEqual([
    ['captcha', null],
    ['captcha', email],
    ['order-code', 'nobody@example.test'],
  ]);
  // Mails that certainly belong to a member are not checked again every day.
  const settled = await db.select().from(sentMails).where(eq(sentMails.isMembers, true));
  expect(settled.map(({ kind, recipient }) => [kind, recipient])).toEqual([['captcha', email]]);
});
