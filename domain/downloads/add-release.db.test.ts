import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { offer } from '../checkout/testing/commerce.ts';
import { addRelease } from './add-release.ts';
import type { NewRelease } from './release.ts';
import { releases } from './tables.ts';
import { testReleases } from './testing/test-releases.ts';

const { deps, db, editor, input, path, folder, directory } = await testReleases();
const add = (changes: Partial<NewRelease> = {}, actor: Actor = editor, file = path) =>
  addRelease(deps, actor, file, { ...input, ...changes });

beforeAll(() => projectOffer(db, offer('643', 'DVD Ripper')));
beforeEach(async () => {
  await db.delete(releases);
});

test('reads size and checksum from the file, keeps a copy of it and is written down', async () => {
  const added = await add({ notes: { en: 'Faster', de: 'Schneller' } });
  if (!added.ok) expect.fail(added.error);
  const { release } = added;
  const sha256 = 'b2b3a11c02f14e36f2a5c148db1b5924fa96141da4b2fbfb262a469df53f6750';
  expect(release).toMatchObject({
    system: 'win',
    size: 12,
    sha256,
    addedAt: deps.clock.now(),
    withdrawnAt: null,
  });
  expect(await readFile(join(directory, release.id), 'utf8')).toBe('an installer');
  expect(await db.select().from(releases)).toEqual([release]);
  expect(await auditOf(db, { kind: 'release', id: release.id })).toMatchObject([
    {
      ...{ action: 'release.add', actorEmail: 'ada@shop.test', before: null },
      after: { pid: '643', version: '14.0', sha256 },
    },
  ]);
});

test('of two at once one stands, and nothing is left of the other', async () => {
  const before = await readdir(directory);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => add()));
  const standing = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.release.id] : []));
  expect(standing).toHaveLength(1);
  expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]))).toEqual(
    Array(4).fill('release_exists'),
  );
  expect((await readdir(directory)).filter((name) => !before.includes(name))).toEqual(standing);
});

test('a build for other machines, or of another kind, is another release', async () => {
  for (const changes of [{}, { architecture: 'arm64' as const }, { build: 'licensed' as const }])
    expect(await add(changes)).toMatchObject({ ok: true });
});

test.each<[string, Partial<NewRelease>]>([
  ['release_unknown_product', { pid: '999' }],
  ['release_invalid', { pid: "643'" }],
  ['release_invalid', { version: '' }],
  ['release_invalid', { version: '../14' }],
  ['release_invalid', { fileName: '../secret.exe' }],
  ['release_invalid', { fileName: 'a..exe' }],
  ['release_invalid', { fileName: 'a"b.exe' }],
  ['release_invalid', { fileName: '.exe' }],
  ['release_invalid', { releasedAt: new Date(Number.NaN) }],
  ['release_invalid', { notes: { en: '' } }],
])('%s: %o', async (error, changes) => {
  expect(await add(changes)).toEqual({ ok: false, error });
});

test('a file that is empty or not there is no release, and support adds none', async () => {
  const empty = join(folder, 'empty');
  await writeFile(empty, '');
  const unreadable = { ok: false, error: 'release_file_unreadable' };
  expect(await add({}, editor, empty)).toEqual(unreadable);
  expect(await add({}, editor, join(folder, 'nothing'))).toEqual(unreadable);
  expect(await add({}, { ...editor, role: 'support' } as Actor)).toEqual({ ok: false, error: 'not_allowed' });
  expect(await db.select().from(releases)).toEqual([]);
});

test('what can not be stored is not listed', async () => {
  const files = { ...deps.files, put: async () => Promise.reject(new MediaOutage('full')) };
  await expect(addRelease({ ...deps, files }, editor, path, input)).rejects.toThrow('full');
  expect(await db.select().from(releases)).toEqual([]);
});
