import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { like } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_MEMBER, seedDemoMember } from '../accounts/seed-demo.ts';
import { demoSession, testAccounts } from '../accounts/testing/accounts.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sentMails } from '../mail/tables.ts';
import { askForExport } from './ask-for-export.ts';
import { EXPORT_DAYS, EXPORT_EVERY_HOURS } from './export.ts';
import { fetchExport } from './fetch-export.ts';
import { makeArchive } from './make-archive.ts';
import { PrivacyMail } from './PrivacyMail.tsx';
import { deleteEndedArchives } from './queries.ts';
import { readPrivacy } from './read-privacy.ts';
import { dataExports } from './tables.ts';

const { deps, db, clock, pass, mailTo, forgetMembers, forgetLimits } = await testAccounts();
let who: Awaited<ReturnType<typeof demoSession>>['viewer'];
beforeEach(async () => {
  await forgetMembers();
  await forgetLimits();
  await seedDemoMember(db);
  ({ viewer: who } = await demoSession(deps));
});
/** The member, having just proved again who they are. */
const proven = () => ({ ...who, factorAt: clock.now() });
const made = async () => {
  expect(await askForExport(deps, who)).toEqual({ ok: true });
  return mailTo(DEMO_MEMBER.email);
};

test('a member gets all that is held of them, in JSON and CSV, and nothing that opens anything', async () => {
  const mail = (await made()).find(({ subject }) => subject === 'Your data is ready');
  expect(mail?.text).toContain('/member?a=privacy');
  const fetched = await fetchExport(deps, who);
  if (!fetched.ok) return expect.fail(fetched.error);
  const files = unzipSync(new Uint8Array(fetched.archive));
  const text = (name: string) => strFromU8(files[name] ?? expect.fail(`${name} is missing`));
  expect(JSON.parse(text('members.json'))).toMatchObject([{ id: who.memberId, email: DEMO_MEMBER.email }]);
  expect(text('members.csv')).toContain(DEMO_MEMBER.email);
  expect(JSON.parse(text('sessions.json'))).toMatchObject([{ way: 'password' }]);
  expect(Object.keys(JSON.parse(text('sessions.json'))[0])).not.toContain('token');
  expect(Object.keys(JSON.parse(text('sign_in_methods.json'))[0])).not.toContain('password');
  expect(Object.keys(files)).not.toContain('orders.json');
});

test('it asks for a factor of the last ten minutes, to order and to fetch', async () => {
  await made();
  pass(11);
  expect(await fetchExport(deps, who)).toEqual({ ok: false, error: 'factor_required' });
  expect(await askForExport(deps, who)).toEqual({ ok: false, error: 'factor_required' });
  expect(await fetchExport(deps, proven())).toMatchObject({ ok: true });
});

test('asked for at once, it is made once, and again after a day', async () => {
  const asked = await Promise.all([1, 2, 3, 4].map(() => askForExport(deps, who)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readPrivacy(deps, who.memberId)).toEqual({ export: { kind: 'waits' }, mayAsk: false });
  const before = await db.$count(sentMails, like(sentMails.messageId, 'export-%'));
  await mailTo(DEMO_MEMBER.email);
  expect(await db.$count(sentMails, like(sentMails.messageId, 'export-%'))).toBe(before + 1);
  pass(EXPORT_EVERY_HOURS * 60);
  expect(await readPrivacy(deps, who.memberId)).toMatchObject({ export: { kind: 'ready' }, mayAsk: true });
  expect(await askForExport(deps, proven())).toEqual({ ok: true });
});

test('one that was not made has failed after an hour, and may be asked for anew', async () => {
  await askForExport(deps, who);
  pass(61);
  expect(await readPrivacy(deps, who.memberId)).toEqual({ export: { kind: 'failed' }, mayAsk: true });
  expect(await askForExport(deps, proven())).toEqual({ ok: true });
});

test('it ends after a week, and its file is deleted', async () => {
  await made();
  pass(EXPORT_DAYS * 24 * 60);
  expect(await fetchExport(deps, proven())).toEqual({ ok: false, error: 'not_found' });
  await deleteEndedArchives(db, clock.now());
  expect(await db.select({ archive: dataExports.archive }).from(dataExports)).toEqual([{ archive: null }]);
  expect(await readPrivacy(deps, who.memberId)).toEqual({ export: { kind: 'none' }, mayAsk: true });
});

test('somebody else’s is not found', async () => {
  await made();
  const other = { memberId: crypto.randomUUID(), factorAt: clock.now() };
  expect(await fetchExport(deps, other)).toEqual({ ok: false, error: 'not_found' });
});

test('a cell that a spreadsheet would reckon is text', async () => {
  async function* held() {
    yield { name: 'notes', columns: ['text'], rows: [{ text: '=1+1' }] };
  }
  const files = unzipSync(new Uint8Array(await makeArchive(held())));
  expect(strFromU8(files['notes.csv'] ?? new Uint8Array())).toContain("'=1+1");
});

test.each(ALL_LOCALES)('its mail in %s has one button and all its words', async (locale) => {
  const link = 'https://shop.test/member?a=privacy';
  const shop = { name: 'Shop', home: 'https://shop.test/' };
  const { html, text } = await renderMail(
    <PrivacyMail {...{ locale, link, shop }} what="export" days={EXPORT_DAYS} />,
  );
  expect(html.split('class="mail-button"')).toHaveLength(2);
  expect(text).not.toMatch(/privacy\.\w+|\{\w+\}/);
});
