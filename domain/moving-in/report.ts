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

/** A CSV file beside the imported one, with what has become of each line. Overwrites the report of an earlier run. */
export async function openReport(of: string, kind: Kind): Promise<Report> {
  const path = join(dirname(of), `import-report-${kind}.csv`);
  let file: FileHandle;
  try {
    file = await open(path, 'w');
  } catch {
    throw new FileProblem(path, 'can’t be written');
  }
  // Cells that a spreadsheet would take for a formula are written as text.
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
