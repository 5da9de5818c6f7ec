import { parse } from 'csv-parse/sync';

/**
 * The codes of a CSV file: of its column `code`, or, where none is named so, of its first. Lines may end and fields be
 * parted as spreadsheets do (comma, semicolon, tab).
 * @returns undefined when it is no CSV.
 */
export function readCodes(csv: string): string[] | undefined {
  try {
    const rows: string[][] = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const named = rows[0]?.findIndex((name) => name.toLowerCase() === 'code') ?? -1;
    const column = Math.max(named, 0);
    return rows
      .slice(named === -1 ? 0 : 1)
      .map((row) => row[column] ?? '')
      .filter((code) => code !== '');
  } catch {
    return undefined;
  }
}
