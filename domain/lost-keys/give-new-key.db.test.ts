import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ensureMember } from '../accounts/ensure-member.ts';
import { members } from '../accounts/tables.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { activateDevice } from '../licences/activation/activate-device.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { licenceDetails } from '../licences/licence-details.ts';
import { maskedKey } from '../licences/masked-key.ts';
import { licences } from '../licences/tables.ts';
import { makeWebhookEndpoint } from '../webhooks/make-webhook-endpoint.ts';
import { webhookMessages } from '../webhooks/tables.ts';
import { giveNewKey } from './give-new-key.ts';
import { sendNewKeyMail } from './send-new-key-mail.tsx';

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(() => shop.empty());

const staff = (role: 'support' | 'editor'): Actor => ({
  ...{ kind: 'staff', staffId: '1', email: 'sue@shop.test', role },
});

async function bought() {
  return db.transaction(async (tx) => {
    const owner = { email: 'dana@mail.test', locale: 'de', at: () => clock.now() } as const;
    const { memberId } = await ensureMember(tx, owner);
    const licence = { memberId, pid: '643', productName: 'DVD Ripper', licenceType: 'LFT' as const };
    const origin = { source: 'order', orderId: randomUUID(), sourceId: randomUUID(), ordinal: 1 } as const;
    return issueLicence(tx, licence, origin, clock.now());
  });
}
const give = (
  { id: licenceId, key: former }: { id: string; key: string },
  role: 'support' | 'editor' = 'support',
) => giveNewKey(deps, staff(role), { licenceId, former });
const activate = (key: string) =>
  activateDevice(
    { ...deps, fingerprintKey: Buffer.alloc(32) },
    { key, device: 'the-desk-of-dana', name: 'Desk', system: 'win' },
  );
async function mails() {
  for (const given of await shop.queued('lost-keys.new-key-mail')) {
    await sendNewKeyMail(deps, given as Parameters<typeof sendNewKeyMail>[1]);
  }
  return db.select().from(mailbox);
}

test('a key that got out stops, its owner is mailed another, and the computer keeps its seat', async () => {
  const licence = await bought();
  const seat = await activate(licence.key);
  const given = await give(licence);
  if (!given.ok) return expect.fail(given.error);
  const { key } = given.licence;
  expect(await activate(licence.key)).toEqual({ ok: false, error: 'licence_unknown' });
  expect(await activate(key)).toMatchObject({ ok: true, device: { id: seat.ok && seat.device.id } });
  expect((await licenceDetails(deps, licence.id))?.devices).toHaveLength(1);
  expect(await auditOf(db, { kind: 'licence', id: licence.id })).toMatchObject([
    {
      ...{ action: 'licence.replace_key', actorEmail: 'sue@shop.test' },
      before: { key: maskedKey(licence.key) },
      after: { key: maskedKey(key) },
    },
  ]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'dana@mail.test',
    subject: 'Ihr neuer Lizenzschlüssel für DVD Ripper',
  });
  expect(mail?.html).toContain(key);
  expect(mail?.html).not.toContain(licence.key);
});

test('the vendor’s own systems are told the new key of the licence', async () => {
  const admin: Actor = { kind: 'staff', staffId: '2', email: 'ada@shop.test', role: 'admin' };
  const url = 'https://vendor.example/hook';
  await makeWebhookEndpoint(deps, admin, {
    url,
    events: ['licence.issued'],
  });
  const licence = await bought();
  const given = await give(licence);
  expect(await db.select().from(webhookMessages)).toMatchObject([
    {
      type: 'licence.issued',
      data: { licence_id: licence.id, key: given.ok && given.licence.key, email: 'dana@mail.test' },
    },
  ]);
});

test('the same form gives one new key, however often and close together it is sent', async () => {
  const licence = await bought();
  const all = await Promise.all(Array.from({ length: 4 }, () => give(licence)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all).toContainEqual({ ok: false, error: 'key_replaced' });
  expect(await mails()).toHaveLength(1);
});

test('editors give none, and a licence that was revoked gets none', async () => {
  const licence = await bought();
  expect(await give(licence, 'editor')).toEqual({ ok: false, error: 'not_allowed' });
  expect(await give({ id: randomUUID(), key: licence.key })).toEqual({ ok: false, error: 'not_found' });
  await db.update(licences).set({ state: 'revoked' }).where(eq(licences.id, licence.id));
  expect(await give(licence)).toEqual({ ok: false, error: 'already_revoked' });
  expect(await mails()).toEqual([]);
});

test('an owner of whom nobody knows who they are is mailed no key', async () => {
  await give(await bought());
  await db
    .update(members)
    .set({ blockedAt: clock.now(), blockedReason: 'Fraud.', ownerInDoubtAt: clock.now() });
  expect(await mails()).toEqual([]);
});
