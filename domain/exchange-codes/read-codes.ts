import { parse } from 'csv-parse/sync';

/**
 * The codes of a CSV file: of its column `code`, or, where none is named so, of its first. A first line is a heading, too, where it alone
 * has no digit and is of another length than all codes. Lines may end and fields be
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
    const cells = rows.map((row) => row[column] ?? '');
    return cells.slice(named !== -1 || isHeading(cells) ? 1 : 0).filter((code) => code !== '');
  } catch {
    return undefined;
  }
}

/** Codes of one list look alike, and nearly all have digits: what has none and looks otherwise is no code. */
function isHeading([first = '', ...others]: readonly string[]): boolean {
  const codes = others.filter((code) => code !== '');
  const looksOtherwise = codes.every((code) => /\d/.test(code) && code.length !== first.length);
  return codes.length > 0 && !/\d/.test(first) && looksOtherwise;
}
