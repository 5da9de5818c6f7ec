import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that a build produces or only people read; no build reads them. */
const IGNORED =
  /^(node_modules|build|\.next|next-env\.d\.ts|\.react-router|\.cache|\.data|README\.md|testing)$|(\.test|-for-test)\.tsx?$/;

/**
 * A hash over the names and contents of all files that a build reads.
 * @param inputs files and folders below `root`; missing ones count as absent.
 */
export function fingerprint(root: string, inputs: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  for (const input of inputs) {
    for (const file of filesBelow(join(root, input))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
