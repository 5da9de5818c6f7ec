import { stringify } from 'csv-stringify/sync';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { HeldRows } from './register.ts';

/**
 * A ZIP of the held rows, with two files per table: JSON for programs, CSV for people. It is compressed table by table while
 * reading. Tables without rows are left out.
 */
export async function makeArchive(held: AsyncIterable<HeldRows>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let problem: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) problem = error;
    else chunks.push(chunk);
  });
  const add = (name: string, text: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  };
  for await (const { name, columns, rows } of held) {
    if (rows.length === 0) continue;
    add(`${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    add(`${name}.csv`, csvOf(columns, rows));
  }
  zip.end();
  if (problem) throw problem;
  return Buffer.concat(chunks);
}

/** Formulas are escaped, so that spreadsheets run nothing from it. */
function csvOf(columns: string[], rows: HeldRows['rows']): string {
  return stringify(rows, {
    ...{ columns, header: true, bom: true, escape_formulas: true },
    cast: {
      boolean: (value) => String(value),
      date: (value) => value.toISOString(),
      object: (value) => JSON.stringify(value),
    },
  });
}
