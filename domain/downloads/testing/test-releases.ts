import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@spindle/platform/clock.ts';
import { directoryFiles } from '@spindle/platform/files/directory-files.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll } from 'vitest';
import type { Actor } from '../../actor.ts';
import { addRelease } from '../add-release.ts';
import type { NewRelease, Release } from '../release.ts';

/** A database for this test file, and a directory for installers. */
export async function testReleases() {
  const { db } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'spindle-releases-'));
  afterAll(() => rm(folder, { recursive: true }));
  const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
  const directory = join(folder, 'store');
  const deps = { db, clock, files: directoryFiles(directory) };
  const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
  const input: NewRelease = {
    ...{ pid: '643', version: '14.0', build: 'both', architecture: 'x64', fileName: 'dvd-ripper-14.exe' },
    ...{ releasedAt: new Date('2026-11-01T00:00:00Z'), notes: {} },
  };
  const path = join(folder, 'installer');
  await writeFile(path, 'an installer');
  return {
    ...{ deps, db, clock, folder, directory, editor, input, path },
    /** @throws if it is refused */
    async release(changes: Partial<NewRelease> = {}): Promise<Release> {
      const added = await addRelease(deps, editor, path, { ...input, ...changes });
      if (!added.ok) throw new Error(added.error);
      return added.release;
    },
  };
}
