import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PASSED, type Step, verdictStep } from './test-step.ts';

const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'];
/** Biome skips changed files of types that it does not know. */
const QUIETLY = ['--no-errors-on-unmatched', '--files-ignore-unknown=true'];
/** Besides a file itself, these decide what Biome reports about it; the dependencies of all packages influence its rules. */
const RULES = /(^|\/)(biome\.json|package\.json|package-lock\.json|\.gitignore)$/;
/** Not every system accepts a command line with more paths. */
const MOST_PATHS = 400;

/** Digests of contents by path; `''` has that of the rules. */
type Contents = Readonly<Record<string, string>>;

/**
 * Lints and formats what has changed since Biome last found no problem, since each of our rules looks at one file only. `npm
 * run lint` checks everything.
 */
export function lintStep(root: string, env: NodeJS.ProcessEnv): Step {
  const name = 'lint and format';
  const cache = join(root, '.cache/lint.json');
  return {
    name,
    async run() {
      const lint = (...paths: string[]) => verdictStep(name, [...BIOME, ...paths], env).run();
      const paths = listFiles(root);
      if (!paths) return lint();
      const contents = readContents(root, paths);
      const changed = changedSince(readFound(cache), contents);
      if (changed.length === 0) return PASSED;
      const few = changed.length <= MOST_PATHS;
      const outcome = await (few ? lint(...QUIETLY, ...changed) : lint());
      if (outcome.failed === 0) {
        mkdirSync(dirname(cache), { recursive: true });
        writeFileSync(cache, JSON.stringify(contents));
      }
      return outcome;
    },
  };
}

/** The paths to check; all of them when the rules have changed. */
export function changedSince(found: Contents, now: Contents): string[] {
  const paths = Object.keys(now).filter((path) => path !== '');
  return found[''] === now[''] ? paths.filter((path) => found[path] !== now[path]) : paths;
}

function readFound(cache: string): Contents {
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as Contents;
  } catch {
    // The file was never written, or is incomplete.
    return {};
  }
}

/** Undefined if the sources are not a clone, but came as an archive. */
function listFiles(root: string): string[] | undefined {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout.split('\0').filter(Boolean).sort() : undefined;
}

function readContents(root: string, paths: readonly string[]): Contents {
  const contents: Record<string, string> = {};
  const rules = createHash('sha1');
  for (const path of paths) {
    let content: Buffer;
    try {
      content = readFileSync(join(root, path));
    } catch {
      // Deleted, but not committed yet.
      continue;
    }
    contents[path] = createHash('sha1').update(content).digest('base64');
    if (RULES.test(path)) rules.update(`${path} ${contents[path]}\n`);
  }
  return { ...contents, '': rules.digest('base64') };
}
