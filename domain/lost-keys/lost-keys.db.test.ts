import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ensureMember } from '../accounts/ensure-member.ts';
import { members } from '../accounts/tables.ts';
import { pictureAnswer } from '../captcha/testing/answers.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { licences } from '../licences/tables.ts';
import { askForKeys } from './ask-for-keys.ts';
import { sendKeysMail } from './send-keys-mail.tsx';

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let network = 0;
beforeEach(async () => {
  network += 1;
  await shop.empty();
});

async function bought(email: string, pid = '643') {
  return db.transaction(async (tx) => {
    const { memberId } = await ensureMember(tx, { email, locale: 'en', at: () => new Date() });
    const licence = { memberId, pid, productName: `Product ${pid}`, licenceType: 'LFT' as const };
    const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
    return issueLicence(tx, licence, origin, clock.now());
  });
}
const ask = (email: string) =>
  askForKeys(deps, {
    ...{ email, locale: 'de', ip: `192.0.2.${network}` },
    captcha: pictureAnswer(deps, 'reset'),
  });
/** Sends the requested mails. @returns the mails to the address */
async function mails() {
  for (const request of await shop.queued('lost-keys.mail')) {
    await sendKeysMail(deps, request as Parameters<typeof sendKeysMail>[1]);
  }
  return db.select().from(mailbox);
}

test('the keys of an address go to it, in the language of the page, without those that were taken back', async () => {
  const [one, other, revoked] = [
    await bought('dana@mail.test'),
    await bought('dana@mail.test', '646'),
    await bought('dana@mail.test', '642'),
  ];
  const foreign = await bought('eve@mail.test');
  await db.update(licences).set({ state: 'revoked' }).where(eq(licences.id, revoked.id));
  expect(await ask('dana@mail.test')).toEqual({ ok: true });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'dana@mail.test', subject: 'Ihre Lizenzschlüssel' });
  for (const { key } of [one, other]) expect(mail?.html).toContain(key);
  for (const { key } of [revoked, foreign]) expect(mail?.html).not.toContain(key);
});

test('an address that has none is answered the same, and gets no mail', async () => {
  await db.transaction((tx) =>
    ensureMember(tx, { email: 'new@mail.test', locale: 'en', at: () => new Date() }),
  );
  for (const email of ['nobody@mail.test', 'new@mail.test']) expect(await ask(email)).toEqual({ ok: true });
  expect(await mails()).toEqual([]);
});

test('an address that may be an intruder’s is mailed no keys', async () => {
  await bought('thief@mail.test');
  await db
    .update(members)
    .set({ blockedAt: clock.now(), blockedReason: 'Fraud.', ownerInDoubtAt: clock.now() });
  expect(await ask('thief@mail.test')).toEqual({ ok: true });
  expect(await mails()).toEqual([]);
  // A member blocked by staff keeps what they have bought.
  await db.update(members).set({ ownerInDoubtAt: null });
  expect(await mails()).toHaveLength(1);
});

test('who asks again and again is refused, and who is asked for by many is mailed three times an hour', async () => {
  await bought('often@mail.test');
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push((await ask('often@mail.test')).ok);
  expect(answers).toEqual([true, true, true, true, true, false]);
  network += 1;
  expect(await ask('often@mail.test')).toEqual({ ok: true });
});
