import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { revertAddressChange } from '../../accounts/address/revert-address-change.ts';
import { DATA_LINK } from '../../accounts/data-link-name.ts';
import { blockAccount } from '../../accounts/desk/block-account.ts';
import { SECOND_FACTOR_TRIES, TOLD_WRONG_CODES } from '../../accounts/limits.ts';
import { hashToken } from '../../accounts/passwords/hash-token.ts';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import { logIn } from '../../accounts/sessions/log-in.ts';
import { enterWithLink } from '../../accounts/sign-in-links/enter-with-link.ts';
import { addressChanges, members, sessions, verifications } from '../../accounts/tables.ts';
import { demoSession, testSender, tokenIn } from '../../accounts/testing/accounts.ts';
import { turnOnTwoFactor } from '../../accounts/testing/two-factor.ts';
import { rateLimits } from '../../backend-api/tables.ts';
import { pictureAnswer } from '../../captcha/testing/answers.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { undoErasure } from '../erasure/undo-erasure.ts';
import { EXPORT_DAYS } from '../export.ts';
import { dataExports, erasures } from '../tables.ts';
import { eraseByLink, exportByLink, fetchByLink } from './act-by-link.ts';
import { askForDataLink } from './ask-for-data-link.ts';
import { DATA_LINK_MINUTES } from './data-link.ts';
import { giveLinkFactor } from './give-link-factor.ts';
import { readDataLink } from './read-data-link.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db, modules, calls } = shop;
const { email } = DEMO_MEMBER;
const ip = '192.0.2.9';
const ended = { ok: false, error: 'link_ended' };
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
let memberId: string;
beforeEach(async () => {
  await shop.empty();
  await db.delete(rateLimits);
  clock.set(START);
  ({ memberId } = await seedDemoMember(db));
});

async function work(): Promise<void> {
  const handlers = modules.flatMap(({ jobs = [] }) => jobs);
  const { rows } = await db.execute<{ name: string; data: never }>(
    sql`update jobs.job set state = 'completed', completed_on = now() where state = 'created' returning name, data`,
  );
  for (const { name, data } of rows) await handlers.find(({ kind }) => kind.name === name)?.run(data);
}
async function mails(to = email) {
  await work();
  return listMailbox(db, { to });
}
const block = (blocked = true) =>
  db
    .update(members)
    .set({ blockedAt: blocked ? clock.now() : null, blockedReason: blocked ? 'fraud' : null });
const ask = (address = email) =>
  askForDataLink(deps, { email: address, locale: 'en', ip, captcha: pictureAnswer(deps, 'link') });
async function link(): Promise<string> {
  expect(await ask()).toEqual({ ok: true });
  const mail = (await mails()).find(({ text }) => text.includes('a=your_data&token='));
  return tokenIn(mail ?? expect.fail('no link was mailed'));
}
const follower = async () => ({ token: await link(), ip });

describe('a blocked member', () => {
  beforeEach(() => block());

  test('has their data made into an archive and fetches it by links alone, which open nothing else', async () => {
    const who = await follower();
    expect(await readDataLink(deps, who.token)).toMatchObject({
      ...{ state: 'open', email },
      privacy: { export: { kind: 'none' }, mayAsk: true },
    });
    expect(await fetchByLink(deps, who)).toEqual({ ok: false, error: 'not_found' });
    expect(await exportByLink(deps, who)).toEqual({ ok: true });
    expect(await exportByLink(deps, who)).toEqual({ ok: false, error: 'export_too_soon' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your data is ready');
    expect(mail?.text).toContain('/member?a=your_data');
    expect(mail?.text).not.toContain('token=');
    // Days later, with another link.
    pass((EXPORT_DAYS - 1) * 24 * 60);
    expect(await fetchByLink(deps, who)).toEqual(ended);
    const later = await follower();
    const fetched = await fetchByLink(deps, later);
    const files = fetched.ok ? unzipSync(fetched.archive) : expect.fail(fetched.error);
    expect(Buffer.from(files['members.json'] ?? []).toString()).toContain(email);
    const call = await calls.request(`/member/export?token=${later.token}`);
    expect([call.status, call.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(call.headers.get('cache-control')).toBe('no-store');

    expect(await db.select().from(sessions)).toEqual([]);
    const viewer = { kind: 'anonymous', expired: false } as const;
    const entered = await enterWithLink(deps, { token: later.token, viewer, sender: testSender() });
    expect(entered).toEqual(ended);
  });

  test('gets no link where a denied log-in leaves open whose the account is, and one of before ends', async () => {
    const who = await follower();
    await db.update(members).set({ ownerInDoubtAt: START });
    const before = (await mails()).length;
    expect(await ask()).toEqual({ ok: true });
    expect(await mails()).toHaveLength(before);
    expect(await exportByLink(deps, who)).toEqual(ended);
    expect(await eraseByLink(deps, who)).toEqual(ended);
  });

  test('has no link of an earlier block', async () => {
    const who = await follower();
    const { state } = await readDataLink(deps, who.token);
    expect(state).toBe('open');
    for (const again of [null, { at: clock.now(), reason: 'fraud' }]) {
      await db.transaction((tx) => blockAccount(tx, memberId, again));
    }
    expect(await exportByLink(deps, who)).toEqual(ended);
    expect(await eraseByLink(deps, who)).toEqual(ended);
  });

  test('has their data erased, and undoes it by the mail of that, which leaves them blocked', async () => {
    const who = await follower();
    const asked = await Promise.all([1, 2, 3].map(() => eraseByLink(deps, who)));
    const dueAt = new Date(START.getTime() + deps.config.erasureGraceDays * 86_400_000);
    expect(asked.filter(({ ok }) => ok)).toEqual([{ ok: true, dueAt }]);
    expect(asked.filter(({ ok }) => !ok)).toEqual([ended, ended]);
    expect(await readDataLink(deps, who.token)).toEqual({ state: 'ended' });
    const undo = (await mails()).find(({ text }) => text.includes('a=keep_account'));
    const token = tokenIn(undo ?? expect.fail('no mail'));
    expect(await undoErasure(deps, { token, ip })).toMatchObject({ ok: true });
    expect(await eraseByLink(deps, who)).toEqual(ended);
    expect(await db.select().from(erasures)).toEqual([]);
    const login = await logIn(deps, { ...DEMO_MEMBER, sender: testSender() });
    expect(login).toMatchObject({ error: 'account_blocked' });
  });

  test('gives the second factor first, where they have one: a mailbox alone opens nothing', async () => {
    await block(false);
    const { viewer } = await demoSession(deps);
    const { code } = await turnOnTwoFactor(deps, viewer);
    await block();
    const who = await follower();
    const wanted = { ok: false, error: 'second_factor_wanted' };
    expect(await readDataLink(deps, who.token)).toEqual({ state: 'factor' });
    expect(await exportByLink(deps, who)).toEqual(wanted);
    expect(await eraseByLink(deps, who)).toEqual(wanted);
    expect(await fetchByLink(deps, who)).toEqual(wanted);
    expect((await calls.request(`/member/export?token=${who.token}`)).status).toBe(403);
    expect(await giveLinkFactor(deps, { ...who, code: '000000' })).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    pass(1);
    // The link ends while the code is being checked; that must not use the code up.
    const late = await follower();
    const limits: typeof deps.limits = {
      ...deps.limits,
      async take(...of) {
        const named = eq(verifications.identifier, `${DATA_LINK}${hashToken(late.token)}`);
        if (of[0] === SECOND_FACTOR_TRIES) await db.delete(verifications).where(named);
        return deps.limits.take(...of);
      },
    };
    const findsNone = await giveLinkFactor({ ...deps, limits }, { ...late, code: code() });
    expect(findsNone).toEqual({ ok: false, error: 'link_ended' });
    expect(await giveLinkFactor(deps, { ...who, code: code() })).toEqual({ ok: true });
    expect(await exportByLink(deps, who)).toEqual({ ok: true });
    // A used code does not work with another link.
    const other = await follower();
    expect(await giveLinkFactor(deps, { ...other, code: code() })).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    // The factor was given with that link only.
    expect(await exportByLink(deps, await follower())).toEqual(wanted);
    for (let guessed = 2; guessed < TOLD_WRONG_CODES; guessed++)
      await giveLinkFactor(deps, { ...other, code: '000000' });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Wrong codes'))).toHaveLength(1);
  });

  test('has a link that ends after an hour, with the block, and with nothing that is made up', async () => {
    const who = await follower();
    for (const token of ['', 'x', 'a'.repeat(43), `proved ${who.token}`]) {
      expect(await exportByLink(deps, { token, ip })).toEqual(ended);
      expect(await giveLinkFactor(deps, { token, ip, code: '000000' })).toEqual(ended);
    }
    await block(false);
    expect(await exportByLink(deps, who)).toEqual(ended);
    expect(await eraseByLink(deps, who)).toEqual(ended);
    expect((await calls.request(`/member/export?token=${who.token}`)).status).toBe(422);
    await block();
    pass(DATA_LINK_MINUTES);
    expect(await readDataLink(deps, who.token)).toEqual({ state: 'ended' });
    expect(await eraseByLink(deps, who)).toEqual(ended);
    expect(await db.$count(dataExports)).toBe(0);
  });

  test('has none any more that went to an address which was given back to who had it before', async () => {
    const undo = 'a link that went to the old address';
    await db.insert(addressChanges).values({
      ...{ id: randomUUID(), memberId, oldEmail: 'before@spindle.test', newEmail: email },
      ...{ revertHash: hashToken(undo), expiresAt: clock.now(), changedAt: clock.now() },
    });
    pass(1);
    const who = await follower();
    expect(await revertAddressChange(deps, { token: undo, ip })).toMatchObject({ ok: true });
    expect(await readDataLink(deps, who.token)).toEqual({ state: 'ended' });
    expect(await exportByLink(deps, who)).toEqual(ended);
    expect(await eraseByLink(deps, who)).toEqual(ended);
  });
});

describe('whose account is not blocked', () => {
  test('is led to the log-in, and no link opens anything', async () => {
    expect(await ask()).toEqual({ ok: true });
    const [mail] = await mails();
    expect(mail?.text).toContain('/member?a=privacy');
    expect(mail?.text).not.toContain('token=');
  });

  test('or nobody’s, is answered alike, and gets nothing', async () => {
    expect(await ask('nobody@mail.test')).toEqual({ ok: true });
    expect(await mails('nobody@mail.test')).toEqual([]);
  });

  test('and who asks for ever other addresses, or often for one, is refused or asked for a captcha', async () => {
    const answers = [];
    for (let time = 0; time < 6; time++) answers.push(await ask('often@mail.test'));
    expect(answers.at(-1)).toMatchObject({ error: 'too_many_requests' });
    const bare = { locale: 'en', ip: '198.51.100.1' } as const;
    const more = [];
    for (let time = 0; time < 50; time++)
      more.push(await askForDataLink(deps, { ...bare, email: `${time}@mail.test` }));
    expect(more.at(-1)).toEqual({ ok: false, error: 'captcha_wanted' });
  });

  test('or is about to be erased, is mailed how that is undone', async () => {
    await block();
    const who = await follower();
    await eraseByLink(deps, who);
    await work();
    const before = (await mails()).filter(({ text }) => text.includes('a=keep_account')).length;
    pass(1);
    expect(await ask()).toEqual({ ok: true });
    await work();
    const after = (await mails()).filter(({ text }) => text.includes('a=keep_account')).length;
    expect(after).toBe(before + 1);
    expect(memberId).toBeDefined();
  });
});
