import { randomUUID } from 'node:crypto';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { members } from '../accounts/tables.ts';
import { tokenIn } from '../accounts/testing/accounts.ts';
import { turnOnTwoFactor } from '../accounts/testing/two-factor.ts';
import { checkSecondFactor } from '../accounts/two-factor/check-second-factor.ts';
import type { Commerce } from '../checkout/testing/commerce.ts';
import { askForExport } from './ask-for-export.ts';
import { eraseByLink, exportByLink, fetchByLink } from './blocked/act-by-link.ts';
import { giveLinkFactor } from './blocked/give-link-factor.ts';
import { readDataLink } from './blocked/read-data-link.ts';
import { undoErasure } from './erasure/undo-erasure.ts';
import { EXPORT_DAYS, EXPORT_EVERY_HOURS } from './export.ts';
import { fetchExport } from './fetch-export.ts';
import { dataLinkMail, tidyExports } from './job-kinds.ts';
import { readPrivacy } from './read-privacy.ts';
import { dataExports, erasures } from './tables.ts';
import { afterRestart, type Restarted } from './testing/after-restart.ts';
import type { Act } from './testing/crash-order.ts';
import { EMAIL } from './testing/filled-shop.ts';
import { filledTemplate, templateWith, withoutWorker } from './testing/filled-template.ts';
import { killAtEach, killedAt } from './testing/kill-at-each.ts';

// A test kills once for each step; this limit only ends a test that hangs.
vi.setConfig({ testTimeout: 1_500_000 });

const AT = new Date('2027-01-31T10:00:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
const ip = '192.0.2.9';
const work: Act = { kind: 'work' };

const filled = await filledTemplate(AT);
const { memberId, who } = filled.made;
/** The member has never asked for an export. */
const fresh = await templateWith(filled.template, AT, ({ db }) => db.delete(dataExports));
const asked = await templateWith(fresh.template, AT, async ({ deps }) => {
  expect(await askForExport(deps, at(AT))).toEqual({ ok: true });
});
const made = await templateWith(asked.template, AT, async () => {});
const files = await afterRestart({ url: made.url, at: AT }, async (shop) =>
  Object.keys(await archiveOf(shop)),
);
const linkAsked = (email = EMAIL) => ({ email, locale: 'en', requestId: randomUUID() }) as const;
const blocked = await templateWith(fresh.template, AT, async ({ db, jobs }) => {
  await db.update(members).set({ blockedAt: AT, blockedReason: 'fraud' }).where(eq(members.id, memberId));
  await jobs.send(db, dataLinkMail, linkAsked());
});
const linked = await templateWith(blocked.template, AT, async () => {});
const token = await afterRestart({ url: linked.url, at: AT }, ({ db }) => linkIn(db));
/** The member has a second factor, which is asked for before their data are shown. */
const factored = await templateWith(linked.template, AT, ({ deps }) =>
  turnOnTwoFactor(deps, { ...at(AT), email: EMAIL }),
);
await afterRestart({ url: factored.url, at: AT }, async () => {});
/** The member has asked for their erasure with the link, and then, at the log-in, for another link. */
const closed = await templateWith(linked.template, AT, async ({ deps }) => {
  expect(await eraseByLink(deps, { token, ip })).toMatchObject({ ok: true });
});
await afterRestart({ url: closed.url, at: AT }, async () => {});
const reminded = await templateWith(closed.template, AT, ({ db, jobs }) =>
  jobs.send(db, dataLinkMail, linkAsked()),
);

/** The member, having proved again who they are at that time. */
function at(factorAt: Date) {
  return { ...who, factorAt };
}
async function mailsWith(db: Commerce['db'], words: string) {
  const mails = await listMailbox(db, { to: EMAIL });
  return mails.filter(({ subject, text }) => `${subject} ${text}`.includes(words));
}
const readyMails = (db: Commerce['db']) => mailsWith(db, 'Your data is ready');
async function linkIn(db: Commerce['db']): Promise<string> {
  const mails = await mailsWith(db, 'a=your_data&token=');
  expect(mails).toHaveLength(1);
  return tokenIn(mails[0] ?? expect.fail());
}
/** The files in the archive; fails unless every one is complete. */
async function archiveOf({ db, clock }: Restarted): Promise<Record<string, Uint8Array>> {
  const fetched = await fetchExport({ db, clock }, at(clock.now()));
  return whole(fetched.ok ? fetched.archive : expect.fail(fetched.error));
}
function whole(archive: Buffer): Record<string, Uint8Array> {
  const unzipped = unzipSync(archive);
  for (const [name, bytes] of Object.entries(unzipped))
    if (name.endsWith('.json')) JSON.parse(strFromU8(bytes));
  expect(strFromU8(unzipped['members.json'] ?? expect.fail())).toContain(EMAIL);
  return unzipped;
}
/** A day later another export can be made, with a mail of its own. */
async function makesAnother(shop: Restarted): Promise<void> {
  const { db, deps, clock, settle } = shop;
  const before = (await readyMails(db)).length;
  const [first] = await db.select().from(dataExports);
  clock.set(new Date(clock.now().getTime() + EXPORT_EVERY_HOURS * 3_600_000));
  expect(await askForExport(deps, at(clock.now()))).toEqual({ ok: true });
  await settle();
  expect(Object.keys(await archiveOf(shop))).toEqual(files);
  expect(await readyMails(db)).toHaveLength(before + 1);
  const [next, ...more] = await db.select().from(dataExports);
  expect(more).toEqual([]);
  expect(next?.exportId).not.toBe(first?.exportId);
}
/** The state that the member sees; fails if a half-made archive is stored. */
async function stateOf({ db, deps }: Commerce): Promise<string> {
  const half = sql`(${dataExports.archive} is null) <> (${dataExports.endsAt} is null)`;
  expect(await db.$count(dataExports, half)).toBe(0);
  return (await readPrivacy(deps, memberId)).export.kind;
}

test('killed while an export is asked for: it is asked for or not, and comes', async () => {
  const seen = new Set<boolean>();
  const way = { template: fresh.template, act: { kind: 'export', who } as const, at: AT };
  await killAtEach(way, ({ url }) =>
    afterRestart({ url, at: AT }, async (shop) => {
      const wasAsked = (await shop.db.$count(dataExports)) > 0;
      seen.add(wasAsked);
      const again = await askForExport(shop.deps, at(AT));
      expect(again).toEqual(wasAsked ? { ok: false, error: 'export_too_soon' } : { ok: true });
      await shop.settle();
      expect(Object.keys(await archiveOf(shop))).toEqual(files);
      expect(await readyMails(shop.db)).toHaveLength(1);
    }),
  );
  expect(seen.size).toBe(2);
});

test('killed while an export is made: it is whole or absent, is mailed once, and the next can be asked for', async () => {
  const seen = new Set<string>();
  const way = { template: asked.template, act: work, at: AT };
  await killAtEach(way, async ({ url }) => {
    seen.add(await withoutWorker({ url, at: AT }, stateOf));
    await afterRestart({ url, at: AT }, async (shop) => {
      expect(Object.keys(await archiveOf(shop))).toEqual(files);
      expect(await readyMails(shop.db)).toHaveLength(1);
      await makesAnother(shop);
    });
  });
  expect(seen).toEqual(new Set(['waits', 'ready']));
});

test('one whose worker stays away may be asked for anew after an hour, and one comes of both', async () => {
  const way = { template: asked.template, act: work, at: AT };
  await killedAt(way, [{ work: 'export-data', after: 0 }], async ([left]) => {
    const then = { url: left?.url ?? '', at: later(2) };
    await withoutWorker(then, async ({ deps }) => {
      expect(await readPrivacy(deps, memberId)).toEqual({ export: { kind: 'failed' }, mayAsk: true });
      expect(await askForExport(deps, at(then.at))).toEqual({ ok: true });
    });
    await afterRestart(then, async (shop) => {
      expect(Object.keys(await archiveOf(shop))).toEqual(files);
      expect(await readyMails(shop.db)).toHaveLength(1);
    });
  });
});

test('killed while exports that have ended are deleted: they can’t be fetched, and are gone after the next hour', async () => {
  const end = later(EXPORT_DAYS * 24);
  const ended = await templateWith(made.template, end, ({ db, jobs }) => jobs.send(db, tidyExports, {}));
  await killAtEach({ template: ended.template, act: work, at: end }, ({ url }) =>
    afterRestart({ url, at: end }, async (shop) => {
      const { db, clock } = shop;
      expect(await fetchExport({ db, clock }, at(end))).toEqual({ ok: false, error: 'not_found' });
      expect(await db.select({ archive: dataExports.archive }).from(dataExports)).toEqual([
        { archive: null },
      ]);
      await makesAnother(shop);
    }),
  );
});
test('killed while a blocked member is mailed a link: one comes, and leads to the data', async () => {
  await killAtEach({ template: blocked.template, act: work, at: AT }, ({ url }) =>
    afterRestart({ url, at: AT }, async ({ db, deps, settle }) => {
      const sent = await linkIn(db);
      expect(await readDataLink(deps, sent)).toMatchObject({ state: 'open', email: EMAIL });
      expect(await exportByLink(deps, { token: sent, ip })).toEqual({ ok: true });
      await settle();
      const fetched = await fetchByLink(deps, { token: sent, ip });
      whole(fetched.ok ? fetched.archive : expect.fail(fetched.error));
    }),
  );
});

test('killed while a blocked member has an export made by the link: it comes, once', async () => {
  const seen = new Set<boolean>();
  const act = { kind: 'export-by-link', token } as const;
  await killAtEach({ template: linked.template, act, at: AT }, ({ url }) =>
    afterRestart({ url, at: AT }, async (shop) => {
      const { db, deps, settle } = shop;
      const wasAsked = (await db.$count(dataExports)) > 0;
      seen.add(wasAsked);
      const again = await exportByLink(deps, { token, ip });
      expect(again).toEqual(wasAsked ? { ok: false, error: 'export_too_soon' } : { ok: true });
      await settle();
      const fetched = await fetchByLink(deps, { token, ip });
      expect(Object.keys(whole(fetched.ok ? fetched.archive : expect.fail(fetched.error)))).toEqual(files);
      expect(await readyMails(db)).toHaveLength(1);
    }),
  );
  expect(seen.size).toBe(2);
});

test('killed while a blocked member gives their second factor: it was given with the link, or is good still', async () => {
  const seen = new Set<string>();
  const [code = ''] = factored.made.recoveryCodes;
  const act = { kind: 'factor-by-link', token, code } as const;
  await killAtEach({ template: factored.template, act, at: AT }, ({ url }) =>
    afterRestart({ url, at: AT }, async ({ deps }) => {
      const { state } = await readDataLink(deps, token);
      seen.add(state);
      if (state === 'factor') expect(await giveLinkFactor(deps, { token, code, ip })).toEqual({ ok: true });
      expect(await readDataLink(deps, token)).toMatchObject({ state: 'open', email: EMAIL });
      // By then the code is used up.
      expect(await checkSecondFactor(deps, { memberId, code })).toEqual({ ok: false, error: 'code_wrong' });
    }),
  );
  expect(seen).toEqual(new Set(['factor', 'open']));
});

test('killed while a blocked member has their data erased by the link: it is asked for whole or not at all', async () => {
  const seen = new Set<boolean>();
  const act = { kind: 'erasure-by-link', token } as const;
  await killAtEach({ template: linked.template, act, at: AT }, ({ url }) =>
    afterRestart({ url, at: AT }, async ({ db, deps, settle }) => {
      const wasAsked = (await db.$count(erasures)) > 0;
      seen.add(wasAsked);
      const again = await eraseByLink(deps, { token, ip });
      expect(again).toMatchObject(wasAsked ? { ok: false, error: 'link_ended' } : { ok: true });
      await settle();
      const [mail, ...more] = await mailsWith(db, 'a=keep_account');
      expect(more).toEqual([]);
      const undone = await undoErasure(deps, { token: tokenIn(mail ?? expect.fail()), ip });
      expect(undone).toMatchObject({ ok: true });
      const [member] = await db.select().from(members).where(eq(members.id, memberId));
      expect(member).toMatchObject({ closedAt: null, blockedAt: AT });
    }),
  );
  expect(seen.size).toBe(2);
});

test('killed while one who has asked for their erasure is told again how it is undone: they are told once more', async () => {
  const { steps } = await killAtEach({ template: reminded.template, act: work, at: AT }, ({ url }) =>
    afterRestart({ url, at: AT }, async ({ db }) => {
      expect(await mailsWith(db, 'a=keep_account')).toHaveLength(2);
    }),
  );
  expect(new Set(steps.map((step) => step.work))).toEqual(new Set(['data-link-mail', 'erasure-mail']));
});
