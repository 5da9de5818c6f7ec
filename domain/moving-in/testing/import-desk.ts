import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll } from 'vitest';
import type { Commerce } from '../../checkout/testing/commerce.ts';
import type { ProviderBilling } from '../../payments/billing.ts';
import { type ImportFiles, type ImportResult, importFiles } from '../import-files.ts';
import type { Kind } from '../kinds.ts';
import { type Mapping, PLAIN } from '../mapping.ts';

/** The lines of a report. */
export type Reported = { line: string; id: string; outcome: string; note: string };

interface ImportChanges {
  apply?: boolean;
  mapping?: Mapping;
  billing?: ProviderBilling | undefined;
}

/** Runs imports from files that the test writes. */
export function importDesk({
  deps,
  url,
  ...shop
}: Pick<Commerce, 'deps'> & { url: string; billing?: ProviderBilling }) {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-import-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const run = (
    contents: Partial<Record<Kind, string>>,
    { apply = true, mapping = PLAIN, ...given }: ImportChanges = {},
  ): Promise<ImportResult> => {
    const files: ImportFiles = {};
    for (const [kind, content] of Object.entries(contents) as [Kind, string][]) {
      files[kind] = join(directory, `${kind}.csv`);
      writeFileSync(files[kind], content);
    }
    const { clock, secret } = deps;
    const { billing } = { ...shop, ...given };
    return importFiles({ databaseUrl: url, clock, secret, billing }, SYSTEM, { files, mapping, apply });
  };
  const report = (kind: Kind): Reported[] =>
    parse(readFileSync(join(directory, `import-report-${kind}.csv`)), { columns: true });
  return {
    directory,
    run,
    /** Reads the report of a kind. */
    report,
    /** Imports one file and returns what has become of its lines. */
    async outcomes(kind: Kind, content: string, options: ImportChanges = {}) {
      const result = await run({ [kind]: content }, options);
      if (!result.ok) throw new Error(JSON.stringify(result));
      return report(kind).map(({ line, outcome, note }) => `${line} ${outcome}${note && `: ${note}`}`);
    },
  };
}

const SYSTEM = { kind: 'system', name: 'test' } as const;

/** An example file of the how-to guide. */
export function example(kind: Kind): string {
  return readFileSync(join(import.meta.dirname, `../../../docs/how-to/move-in/${kind}.csv`), 'utf8');
}
