import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { FileProblem } from './file-problem.ts';
import type { Told } from './import-lines.ts';
import type { Kind } from './kinds.ts';

export interface Report {
  path: string;
  write(told: readonly Told[]): Promise<void>;
  close(): Promise<void>;
}

/** What has become of every line, as a CSV file beside the one that was read; one of an earlier run is written over. */
export async function openReport(of: string, kind: Kind): Promise<Report> {
  const path = join(dirname(of), `import-report-${kind}.csv`);
  let file: FileHandle;
  try {
    file = await open(path, 'w');
  } catch {
    throw new FileProblem(path, 'can’t be written');
  }
  // What a spreadsheet would take for a formula is written as text.
  const asCsv = (rows: string[][]) => stringify(rows, { escape_formulas: true });
  await file.appendFile(asCsv([['line', 'id', 'outcome', 'note']]));
  return {
    path,
    write: (told) =>
      file.appendFile(
        asCsv(told.map(({ line, id, outcome, note = '' }) => [String(line), id, outcome, note])),
      ),
    close: () => file.close(),
  };
}
