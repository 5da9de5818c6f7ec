import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { FileProblem } from './file-problem.ts';

/** The most characters of a line; if there are more, a quote was never closed. */
const LONGEST = 65_536;

/** The cells of a line by the names of the heading, trimmed; empty ones are left out. */
export type Cells = Readonly<Record<string, string>>;

/** `line` is the number of the line in the file where it begins, from 1. */
export type CsvLine = { line: number } & ({ cells: Cells } | { problem: string });

export interface Csv {
  heading: readonly string[];
  lines: AsyncIterable<CsvLine>;
}

/**
 * Reads a CSV file as a stream: UTF-8, with a heading, with comma, semicolon or tab between cells, and with any line ends.
 * @throws {FileProblem} here or while the lines are read, if the rest of the file can't be parsed
 */
export async function openCsv(path: string): Promise<Csv> {
  const text = textOf(path);
  let head = '';
  for (let next = await text.next(); !next.done; next = await text.next()) {
    head += next.value;
    if (/[\r\n]/.test(head) || head.length > LONGEST) break;
  }
  // Counted in the parser, which does not hand on the last records before an error.
  let line = 1;
  const parser = parse({
    delimiter: delimiterOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    ...{ relax_column_count: true, trim: true, max_record_size: LONGEST },
    on_record(record: string[]) {
      const begins = line;
      line += 1 + (record.join('\0').match(/\r\n|\r|\n/g)?.length ?? 0);
      return [String(begins), ...record];
    },
  });
  const all = (async function* () {
    yield head;
    yield* text;
  })();
  // The reader of the parser gets the errors, too.
  pipeline(Readable.from(all), parser).catch(() => {});
  const records = unbroken(
    parser,
    () => new FileProblem(path, 'has a quote that is out of place or never closed', line),
  );
  const first = await records.next();
  const heading = first.done ? [] : first.value.record;
  if (heading.every((name) => name === '')) throw new FileProblem(path, 'has no heading');
  const twice = heading.find((name, at) => name !== '' && heading.indexOf(name) < at);
  if (twice) throw new FileProblem(path, `names the column ${twice} twice`, 1);
  return { heading, lines: linesOf(records, heading) };
}

interface Numbered {
  line: number;
  record: string[];
}

async function* unbroken(
  records: AsyncIterable<[string, ...string[]]>,
  problem: () => FileProblem,
): AsyncGenerator<Numbered> {
  try {
    for await (const [line, ...record] of records) yield { line: Number(line), record };
  } catch (error) {
    throw error instanceof CsvError ? problem() : error;
  }
}

async function* linesOf(
  records: AsyncIterable<Numbered>,
  heading: readonly string[],
): AsyncGenerator<CsvLine> {
  for await (const { line, record } of records) {
    if (record.every((cell) => cell === '')) continue;
    if (record.length !== heading.length) {
      yield { line, problem: `has ${record.length} cells, the heading has ${heading.length}` };
      continue;
    }
    const named = heading.map((name, at) => [name, record[at] ?? ''] as const);
    yield { line, cells: Object.fromEntries(named.filter(([name, cell]) => name !== '' && cell !== '')) };
  }
}

async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun = false;
  for await (const chunk of readable(path, createReadStream(path))) {
    if (!begun && isUtf16(chunk)) throw new FileProblem(path, 'is UTF-16: save it as UTF-8');
    begun = true;
    yield decoded(path, () => decoder.decode(chunk, { stream: true }));
  }
  yield decoded(path, () => decoder.decode());
}

async function* readable(path: string, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw new FileProblem(path, 'can’t be read');
  }
}

function decoded(path: string, decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new FileProblem(path, 'is not UTF-8: save it as UTF-8');
  }
}

/** Recognises UTF-16 by its byte order mark, or by the zero byte of each Latin letter. */
function isUtf16(start: Buffer): boolean {
  const mark = start.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff' || start.subarray(0, 64).includes(0);
}

/** The delimiter that occurs most often in the heading, outside quotes. */
function delimiterOf(head: string): string {
  const [heading = ''] = head.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/);
  const counted = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: heading.split(delimiter).length,
  }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
