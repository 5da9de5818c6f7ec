import { createHash } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { z } from 'zod';
import type { Batch, Brought, Importer, Line } from './importer.ts';
import type { Kind, Outcome } from './kinds.ts';
import type { ReadCells } from './mapping.ts';
import type { CsvLine } from './open-csv.ts';
import { insertSeenLines, type SeenLine, selectRecords, selectSeenLines, upsertRecords } from './queries.ts';

/** A line of the report. `id` is the other system's, if the line has one. */
export interface Told {
  line: number;
  id: string;
  outcome: Outcome;
  note?: string;
}

interface ReadLine<Row> {
  line: number;
  row: Row;
  digest: string;
}

type FreshLine<Row> = ReadLine<Row> & Line<Row>;

/** The lines of a batch whose id no earlier line of this run has. */
interface FirstLines<Row> {
  /** They are new or have changed since an earlier run. */
  fresh: FreshLine<Row>[];
  /** An earlier run has imported the same line. */
  known: ReadLine<Row>[];
}

/**
 * Imports some lines of a file in one transaction, or finds out what would become of them.
 * @param batch with the connection, which nothing else uses meanwhile
 * @returns what has become of each line, in the same order
 */
export async function importLines<Row extends { id: string }>(
  batch: Batch,
  importer: Importer<Row>,
  read: ReadCells,
  lines: readonly CsvLine[],
): Promise<Told[]> {
  const { rows, told } = readLines(batch, importer, read, lines);
  const { fresh, known } = await firstLines(batch, importer.kind, rows, told);
  const prepared = (await importer.prepare?.(batch, fresh)) ?? [];
  const brought = await inTransaction(batch, async (tx) => {
    const answers = await importer.bring({ ...batch, tx }, fresh, prepared);
    await keep({ ...batch, tx }, importer, { fresh, known }, answers);
    return answers;
  });
  for (const [at, { line, row }] of fresh.entries()) told.set(line, toldOf(line, row, brought[at]));
  return lines.map(({ line }) => told.get(line) ?? toldOf(line, { id: '' }, undefined));
}

function toldOf(line: number, { id }: { id: string }, brought: Brought | undefined): Told {
  if (!brought) throw new Error(`line ${line} has no answer`);
  const { note } = brought;
  if (brought.outcome === 'refused') return { line, id, outcome: brought.outcome, note: brought.note };
  return { line, id, outcome: brought.outcome, ...(note !== undefined && { note }) };
}

function readLines<Row extends { id: string }>(
  { now }: Batch,
  importer: Importer<Row>,
  read: ReadCells,
  lines: readonly CsvLine[],
): { rows: ReadLine<Row>[]; told: Map<number, Told> } {
  const told = new Map<number, Told>();
  const rows = lines.flatMap((given): ReadLine<Row>[] => {
    const result = readLine(importer, read, given, now);
    if ('row' in result) return [result];
    told.set(given.line, { line: given.line, ...result, outcome: 'refused' });
    return [];
  });
  return { rows, told };
}

/** Answers all lines but the fresh ones. */
async function firstLines<Row extends { id: string }>(
  { tx, source }: Batch,
  kind: Kind,
  rows: readonly ReadLine<Row>[],
  told: Map<number, Told>,
): Promise<FirstLines<Row>> {
  const ids = rows.map(({ row }) => row.id);
  const records = new Map(
    (await selectRecords(tx, { source, kind }, ids)).map((one) => [one.foreignId, one]),
  );
  const seen = new Map<string, Pick<SeenLine, 'line' | 'digest'>>(
    (await selectSeenLines(tx, kind, { ids })).map((one) => [one.id, one]),
  );
  const first: FirstLines<Row> = { fresh: [], known: [] };
  for (const given of rows) {
    const { line, digest, row } = given;
    const { id } = row;
    const before = seen.get(id);
    const record = records.get(id);
    if (!before) seen.set(id, given);
    if (before) {
      const outcome = before.digest === digest ? 'unchanged' : 'refused';
      told.set(line, { line, id, outcome, note: `has the id of line ${before.line}` });
    } else if (record?.digest === digest) {
      told.set(line, { line, id, outcome: 'unchanged' });
      first.known.push(given);
    } else first.fresh.push({ ...given, known: record?.targetId, written: record?.written ?? null });
  }
  return first;
}

/**
 * Records what was imported for later runs, and all lines that were not refused for later lines of this run: of two lines with the
 * same id the later one is refused, however often the file is imported.
 */
async function keep<Row extends { id: string }>(
  { tx, source, writes, now }: Batch,
  { kind, nameOf }: Importer<Row>,
  { fresh, known }: FirstLines<Row>,
  brought: readonly Brought[],
): Promise<void> {
  const kept = fresh.flatMap((given, at) => {
    const answer = brought[at];
    return !answer || answer.outcome === 'refused' ? [] : [{ ...given, answer }];
  });
  if (writes) {
    await upsertRecords(
      tx,
      kept.map(({ row, digest, written, answer: { id: targetId, ...answer } }) => {
        const record = { source, kind, foreignId: row.id, targetId, digest, importedAt: now };
        return { ...record, written: answer.written ?? written };
      }),
    );
  }
  const seen = ({ line, row, digest }: ReadLine<Row>, isNew: boolean) => ({
    ...{ kind, id: row.id, line, digest, name: nameOf(row), isNew, row },
  });
  await insertSeenLines(tx, [
    ...known.map((given) => seen(given, false)),
    ...kept.map((given) => seen(given, given.answer.outcome === 'created')),
  ]);
}

/** How often a transaction is tried if visitors create the same things at the same moment. */
const TRIES = 3;
/** PostgreSQL's code of a unique violation. */
const TAKEN = '23505';

async function inTransaction<Result>(
  { tx, writes }: Batch,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await tx.transaction(work, { accessMode: writes ? 'read write' : 'read only' });
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      if (code !== TAKEN || tried === TRIES) throw error;
    }
  }
}

function readLine<Row extends { id: string }>(
  importer: Importer<Row>,
  read: ReadCells,
  given: CsvLine,
  now: Date,
): ReadLine<Row> | { id: string; note: string } {
  if ('problem' in given) return { id: '', note: given.problem };
  const mapped = read(given.cells);
  if ('problem' in mapped) return { id: '', note: mapped.problem };
  const parsed = importer.line.safeParse(mapped.fields);
  if (!parsed.success) return { id: mapped.fields.id ?? '', note: reasons(parsed.error) };
  const { data: row } = parsed;
  const future = futureOf(importer.pastOf(row), now);
  if (future.length > 0)
    return { id: row.id, note: future.map((field) => `${field}: is in the future`).join('; ') };
  const digest = createHash('sha256').update(JSON.stringify(row)).digest('base64url');
  return { line: given.line, row, digest };
}

const DAY_MS = 24 * 3_600_000;

/** The fields that are later than a day from now: the other system may have another zone, and clocks differ. */
function futureOf(moments: Readonly<Record<string, string | null>>, now: Date): string[] {
  const latest = now.getTime() + DAY_MS;
  return Object.keys(moments).filter((field) => Date.parse(moments[field] ?? '') > latest);
}

function reasons({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
