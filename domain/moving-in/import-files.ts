import type { Clock } from '@spindle/platform/clock.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ProviderBilling } from '../payments/billing.ts';
import { mayAct } from '../staff/may-act.ts';
import { customers } from './bring-customers.ts';
import { devices } from './bring-devices.ts';
import { licences } from './bring-licences.ts';
import { orders } from './bring-orders.ts';
import { subscriptions } from './bring-subscriptions.ts';
import { FileProblem } from './file-problem.ts';
import { importLines } from './import-lines.ts';
import type { Importer } from './importer.ts';
import { inBatches } from './in-batches.ts';
import { KINDS, type Kind, OUTCOMES, type Outcome } from './kinds.ts';
import { type Mapping, mapColumns, type ReadCells } from './mapping.ts';
import { openCsv } from './open-csv.ts';
import { lockImports, makeSeenLines } from './queries.ts';
import { openReport } from './report.ts';

const IMPORTERS: Readonly<Record<Kind, Importer>> = {
  customers,
  licences,
  devices,
  orders,
  subscriptions,
};

export interface ImportDeps {
  databaseUrl: string;
  clock: Clock;
  /** The shop's SECRET. */
  secret: string;
  /** The provider that charges the imported subscriptions until now. */
  billing?: ProviderBilling | undefined;
  /** Called after each batch, with the counts of its file so far. */
  told?(kind: Kind, counts: Counts): void;
}

/** Paths of CSV files. */
export type ImportFiles = Partial<Record<Kind, string>>;
export type Counts = Record<Outcome, number>;

export type ImportResult =
  | { ok: true; done: { kind: Kind; counts: Counts; report: string }[] }
  | { ok: false; error: 'not_allowed' | 'already_running' }
  | { ok: false; error: 'file'; problem: string };

/**
 * Imports the data of another shop, or with `apply: false` only finds out what would become of each line and writes the
 * reports. If an import is killed, run it again: lines that were imported are left alone. One import at a time.
 */
export async function importFiles(
  deps: ImportDeps,
  actor: Actor,
  { files, mapping, apply }: { files: ImportFiles; mapping: Mapping; apply: boolean },
): Promise<ImportResult> {
  // A connection of its own, since the lock and the table of seen lines last as long as it does.
  const client = new pg.Client({ connectionString: deps.databaseUrl });
  // If the server closes the connection, the running query fails. Without this listener, the whole process would.
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzle(client);
    if (!(await mayAct(db, actor, 'import'))) return { ok: false, error: 'not_allowed' };
    if (!(await lockImports(db))) return { ok: false, error: 'already_running' };
    const given = KINDS.flatMap((kind) => (files[kind] === undefined ? [] : [{ kind, path: files[kind] }]));
    if (files.subscriptions && !deps.billing)
      throw new FileProblem(files.subscriptions, 'needs Stripe, which this shop is not set up with');
    const readers = new Map<Kind, ReadCells>();
    for (const file of given) readers.set(file.kind, await checkFile(file, mapping));
    await makeSeenLines(db);
    const { source } = mapping;
    const { billing } = deps;
    const fingerprintKey = deriveKey(deps.secret, 'device-fingerprint');
    const batch = { tx: db, source, writes: apply, fingerprintKey, billing };
    const audit = (action: string, after: Record<string, string>) =>
      writeAudit(db, actor, {
        ...{ action, subject: { kind: 'import', id: source }, before: null, after, at: deps.clock.now() },
      });
    if (apply) await audit('import.begin', Object.fromEntries(given.map(({ kind, path }) => [kind, path])));
    const done = [];
    for (const { kind, path } of given) {
      const read = readers.get(kind) as ReadCells;
      const importer = IMPORTERS[kind];
      const csv = await openCsv(path);
      const report = await openReport(path, kind);
      const counts: Counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
      try {
        for await (const lines of inBatches(csv.lines, importer.atOnce)) {
          const told = await importLines({ ...batch, now: deps.clock.now() }, importer, read, lines);
          for (const { outcome } of told) counts[outcome] += 1;
          await report.write(told);
          deps.told?.(kind, counts);
        }
      } finally {
        await report.close();
      }
      done.push({ kind, counts, report: report.path });
    }
    const summary = done.map(({ kind, counts }) => [kind, inWords(counts)]);
    if (apply) await audit('import.end', Object.fromEntries(summary));
    return { ok: true, done };
  } catch (error) {
    if (error instanceof FileProblem) return { ok: false, error: 'file', problem: error.message };
    throw error;
  } finally {
    await client.end();
  }
}

/** Such as `2 created, 1 refused`. */
export function inWords(counts: Counts): string {
  const some = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return some.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ') || 'no lines';
}

/** Reads a file to its end, so that no import of a broken file begins. */
async function checkFile({ kind, path }: { kind: Kind; path: string }, mapping: Mapping): Promise<ReadCells> {
  const { heading, lines } = await openCsv(path);
  const read = mapColumns(mapping, kind, { path, heading });
  for await (const _ of lines);
  return read;
}
