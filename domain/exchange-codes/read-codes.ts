import { parse } from 'csv-parse/sync';

/**
 * The codes of a CSV file, from its column `code`, or else from its first column. Without a column `code`, the first line is a
 * heading if it is the only one without a digit and its length differs from that of all codes. Fields may be separated by
 * comma, semicolon or tab.
 * @returns undefined if it is not CSV.
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

/** Codes of one list look alike, and nearly all have digits: a first line that has none and another length is a heading. */
function isHeading([first = '', ...others]: readonly string[]): boolean {
  const codes = others.filter((code) => code !== '');
  const looksOtherwise = codes.every((code) => /\d/.test(code) && code.length !== first.length);
  return codes.length > 0 && !/\d/.test(first) && looksOtherwise;
}
