import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { FileStore } from '@spindle/platform/files/file-store.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import type { Offer } from '../catalogue/offer.ts';
import { addRelease } from './add-release.ts';
import { selectPidsWithReleases } from './queries.ts';
import type { ReleaseNotes } from './release.ts';

const NOTES: ReleaseNotes = {
  en: 'A demo shop has no program: this file is a text that says so.',
  de: 'Ein Demo-Shop hat kein Programm: Diese Datei ist ein Text, der das sagt.',
  ja: 'デモショップにはプログラムがありません。このファイルはそのことを伝えるテキストです。',
  fr: 'Une boutique de démonstration n’a pas de programme : ce fichier est un texte qui le dit.',
  zh: '示範商店沒有程式：此檔案只是說明這一點的文字。',
};

/** Adds a release to each demo product that has none yet, with a text of a few kB in place of an installer. */
export async function seedDemoReleases(
  deps: { db: Db; clock: Clock; files: FileStore },
  pids: readonly string[],
): Promise<void> {
  const released = new Set(await selectPidsWithReleases(deps.db, pids));
  const offers = await findOffers(
    deps.db,
    pids.filter((pid) => !released.has(pid)),
  );
  if (offers.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'spindle-releases-'));
  try {
    for (const offer of offers) await addDemoRelease(deps, folder, offer);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function addDemoRelease(
  deps: { db: Db; clock: Clock; files: FileStore },
  folder: string,
  { pid, system, name, builds: [newest] }: Offer,
): Promise<void> {
  const [fileName] = /[^/]+$/.exec(newest?.url ?? '') ?? [];
  if (!newest || !fileName) return;
  const { version } = newest;
  const path = join(folder, fileName);
  await writeFile(path, demoInstaller(name, version));
  const added = await addRelease(deps, { kind: 'system', name: 'demo' }, path, {
    ...{ pid, version, fileName, notes: NOTES, build: 'both' },
    architecture: system === 'win' ? 'x64' : 'universal',
    releasedAt: new Date('2026-10-01T00:00:00Z'),
  });
  if (!added.ok && added.error !== 'release_exists') throw new Error(`${pid} ${version}: ${added.error}`);
}

/** A small text, which is the same each time. */
export function demoInstaller(name: string, version: string): string {
  const told = `This is a demo shop. It has no installer to download: in its place stands this text.
In a real shop you would now have ${name}, version ${version}.
`;
  return told.padEnd(4_096, 'Nothing to install here. ');
}
