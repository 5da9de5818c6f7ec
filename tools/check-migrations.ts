import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Journal {
  entries: readonly { idx: number; when: number; tag: string }[];
}

const FOLDER = 'domain/migrations';

/** Checks the folder of the shop's migrations. @returns one line per problem. */
export async function checkMigrations(root: string): Promise<string[]> {
  const journal = JSON.parse(readFileSync(join(root, FOLDER, 'meta/_journal.json'), 'utf8')) as Journal;
  const files = readdirSync(join(root, FOLDER));
  const texts = files.filter((file) => file.endsWith('.sql')).sort();
  return [
    ...wrongInJournal(journal, files),
    ...texts.flatMap((file) => wrongInText(file, readFileSync(join(root, FOLDER, file), 'utf8'))),
  ];
}

/**
 * Programs prepare their statements, with the types that columns have then (`platform/recurring-statements.ts`): one that runs on
 * during a change of type would store moments in another time zone, and refuse numbers that fit by now.
 */
export function wrongInText(file: string, text: string): string[] {
  return /\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i.test(text)
    ? [
        `${file}: changes the type of a column: add another one, fill it, and drop the old one a release later`,
      ]
    : [];
}

/**
 * The journal decides what runs and in which order: a migration whose `when` is not later than that of the last one in a
 * database is silently skipped there. That happens when two migrations are written at the same time and merged by hand.
 */
export function wrongInJournal({ entries }: Journal, files: readonly string[]): string[] {
  const wrong: string[] = [];
  const listed = new Set<string>();
  for (const [index, { idx, when, tag }] of entries.entries()) {
    const before = entries[index - 1];
    if (idx !== index) wrong.push(`${tag}: its idx is ${idx}, its place ${index}`);
    if (before && when <= before.when) {
      wrong.push(
        `${tag}: its \`when\` is not after that of ${before.tag}, so it would be skipped: make it anew`,
      );
    }
    if (listed.has(tag)) wrong.push(`${tag}: listed twice`);
    listed.add(tag);
    if (!files.includes(`${tag}.sql`)) wrong.push(`${tag}: listed, but ${FOLDER} has no ${tag}.sql`);
  }
  for (const file of files) {
    if (!file.endsWith('.sql') || listed.has(file.slice(0, -'.sql'.length))) continue;
    wrong.push(`${file}: not listed in the journal, so it would never run`);
  }
  return wrong;
}
