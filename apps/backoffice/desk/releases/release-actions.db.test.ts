import type { Actor } from '@spindle/domain/actor.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { projectOffer } from '@spindle/domain/catalogue/project-offer.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { openDownloadCounts } from '@spindle/domain/downloads/count-downloads.ts';
import { findRelease } from '@spindle/domain/downloads/find-release.ts';
import { listReleases } from '@spindle/domain/downloads/list-releases.ts';
import { publicReleases } from '@spindle/domain/downloads/public-releases.ts';
import { testReleases } from '@spindle/domain/downloads/testing/test-releases.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { openLog } from '@spindle/platform/log.ts';
import { beforeAll, expect, test } from 'vitest';
import { setReleaseNotesAction, withdrawReleaseAction } from './release-actions.ts';

const releases = await testReleases();
const { deps, db, clock, editor, release } = releases;
const shop = { deps: deps as unknown as Shop['deps'] };
const support = { ...editor, role: 'support' } as Actor;

beforeAll(() => projectOffer(db, offer('643', 'DVD Ripper')));

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test('the form says what is new, in each language that something is written in', async () => {
  const { id, fileName } = await release({ version: '1.0', notes: { en: 'Old', fr: 'Vieux' } });
  const typed = { release: id, notes_en: ' Faster\nand smaller ', notes_de: 'Schneller', notes_fr: ' ' };
  const notes = { en: 'Faster\nand smaller', de: 'Schneller' };
  expect(await setReleaseNotesAction(shop, support, form(typed))).toMatchObject({ problem: 'not_allowed' });
  expect(await setReleaseNotesAction(shop, editor, form(typed))).toEqual({ done: fileName, as: 'noted' });
  expect(await findRelease(db, id)).toMatchObject({ notes });
  const [entry] = await auditOf(db, { kind: 'release', id });
  expect(entry).toMatchObject({
    ...{ action: 'release.notes', actorEmail: 'ada@shop.test' },
    ...{ before: { en: 'Old', fr: 'Vieux' }, after: notes },
  });
  const long = form({ ...typed, notes_en: 'x'.repeat(4_001) });
  expect(await setReleaseNotesAction(shop, editor, long)).toEqual({
    problem: 'release_notes_invalid',
    edit: id,
  });
});

test('the button takes a release back once, and the one before stands again', async () => {
  const before = await release({ version: '2.0', releasedAt: new Date('2026-11-10') });
  const { id, fileName } = await release({ version: '2.1', releasedAt: new Date('2026-11-11') });
  const current = async () => (await publicReleases(deps, ['643'])).map(({ version }) => version);
  expect(await current()).toEqual(['2.1']);
  const withdraw = (actor: Actor = editor) => withdrawReleaseAction(shop, actor, form({ release: id }));
  expect(await withdraw(support)).toEqual({ problem: 'not_allowed' });
  const outcomes = await Promise.all([withdraw(), withdraw()]);
  expect(outcomes).toContainEqual({ done: fileName, as: 'withdrawn' });
  expect(outcomes).toContainEqual({ problem: 'release_gone' });
  expect(await current()).toEqual([before.version]);
  expect(await findRelease(db, id)).toBeUndefined();
  expect(await auditOf(db, { kind: 'release', id })).toMatchObject([
    {
      action: 'release.withdraw',
      before: { pid: expect.any(String), version: expect.any(String), withdrawnAt: null },
    },
    { action: 'release.add' },
  ]);
  expect(await setReleaseNotesAction(shop, editor, form({ release: id }))).toMatchObject({
    problem: 'release_gone',
  });
  // The same version may be released again.
  expect(await release({ version: '2.1' })).toMatchObject({ version: '2.1' });
});

test('what names no release changes nothing', async () => {
  for (const named of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect(await withdrawReleaseAction(shop, editor, form({ release: named }))).toEqual({
      problem: 'release_gone',
    });
});

test('the list has counts, those that were added last first, a page at a time', async () => {
  clock.set(new Date('2026-11-23T12:00:00Z'));
  const { id } = await release({ version: '3.0' });
  clock.set(new Date('2026-11-24T12:00:00Z'));
  const { id: last } = await release({ version: '3.1' });
  const counts = openDownloadCounts({ db, clock, log: openLog('test', 'silent') }, 3_600_000);
  for (const day of ['2026-10-01T12:00:00Z', '2026-11-24T12:00:00Z']) {
    clock.set(new Date(day));
    counts.count({ pid: '643', kind: 'trial', releaseId: id });
    counts.count({ pid: '643', kind: 'licensed', releaseId: id });
    counts.count({ pid: '643', kind: 'trial', releaseId: id });
  }
  await counts.close();
  const first = await listReleases(deps, { size: 1 });
  expect(first).toMatchObject({
    releases: [{ id: last, trials: 0, licensed: 0, lately: 0 }],
    next: last,
  });
  expect(await listReleases(deps, { size: 1, after: first.next })).toMatchObject({
    releases: [{ id, trials: 4, licensed: 2, lately: 3 }],
  });
});
