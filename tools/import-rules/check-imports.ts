import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { violationOf } from './planted.ts';

const CONFIG = '.dependency-cruiser.cjs';
const FOLDERS = [
  'apps',
  'bench',
  'content',
  'domain',
  'e2e',
  'i18n',
  'launcher',
  'platform',
  'sdk',
  'tools',
  'tracking',
];
/** With a version of TypeScript that it can't use, the cruiser finds nothing and reports no error. */
const FEWEST_MODULES = 100;

/** Checks the tree's imports. @returns one line per violation; empty when there is none. */
export async function checkImports(root: string): Promise<string[]> {
  const { summary } = await cruiseTree(root, root, FOLDERS);
  if (summary.totalCruised < FEWEST_MODULES) {
    return [`only ${summary.totalCruised} modules were cruised: the check sees nothing`];
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** Plants a violation of each rule in a separate tree. @returns one line for each rule that does not catch it. */
export async function checkThatRulesBite(root: string): Promise<string[]> {
  const planted = mkdtempSync(join(tmpdir(), 'spindle-imports-'));
  try {
    const rules = ruleNames(root);
    for (const violation of rules.map(violationOf)) {
      if (violation) plant(planted, violation);
    }
    const { summary } = await cruiseTree(
      root,
      planted,
      FOLDERS.filter((folder) => !['bench', 'e2e', 'tools'].includes(folder)),
    );
    const caught = new Set(summary.violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`));
    return rules.flatMap((rule) => {
      const violation = violationOf(rule);
      if (!violation) return [`${rule}: no violation is planted for it`];
      const found = [...caught].some((entry) => entry.startsWith(`${rule} ${violation.from} `));
      return found ? [] : [`${rule}: ${violation.from} → ${violation.to} was not caught`];
    });
  } finally {
    rmSync(planted, { recursive: true });
  }
}

function plant(root: string, { from, to }: { from: string; to: string }): void {
  const specifier = relative(dirname(from), to);
  write(join(root, from), `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`);
  if (!to.includes('nowhere') && to !== from) write(join(root, to), 'export {};\n', 'a');
}

function write(file: string, text: string, flag = 'w'): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag });
}

function ruleNames(root: string): string[] {
  const config = createRequire(import.meta.url)(join(root, CONFIG)) as { forbidden: { name: string }[] };
  return config.forbidden.map(({ name }) => name);
}

async function cruiseTree(root: string, baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    ...(await extractDepcruiseOptions(join(root, CONFIG))),
    baseDir,
  };
  const { output } = await cruise(folders, options, undefined, {
    tsConfig: extractTSConfig(join(root, 'tsconfig.json')),
  });
  return output as ICruiseResult;
}
