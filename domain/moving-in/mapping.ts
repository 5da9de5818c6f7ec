import { z } from 'zod';
import { FileProblem } from './file-problem.ts';
import { KINDS, type Kind } from './kinds.ts';
import { FIELDS } from './lines/fields-of-kinds.ts';
import type { Cells } from './open-csv.ts';

/** Where a field comes from: a column as it is, or with its `values` replaced, and `otherwise` if the column is empty. */
const field = z.union([
  z.string().min(1),
  z.strictObject({
    column: z.string().min(1).optional(),
    values: z.record(z.string(), z.string()).default({}),
    otherwise: z.string().optional(),
  }),
]);

/** A line is imported only if each of these columns has one of these values. */
const only = z.record(z.string(), z.array(z.string()).min(1));

/** How to read the files of another system: for each kind, which column our fields come from. */
export const mappingSchema = z.strictObject({
  /** The name of the other system, under which its ids are stored. */
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is no name: small letters, digits and hyphens'),
  /** Where that system documents its files. */
  documentation: z.array(z.url()).default([]),
  ...Object.fromEntries(KINDS.map((kind) => [kind, fieldsOf(kind)])),
  only: z.partialRecord(z.enum(KINDS), only).default({}),
});

function fieldsOf(kind: Kind) {
  return z.partialRecord(z.enum(FIELDS[kind]), field).optional();
}

export interface Mapping extends Pick<z.infer<typeof mappingSchema>, 'source' | 'only'> {
  fields: Partial<Record<Kind, Readonly<Record<string, z.infer<typeof field>>>>>;
}

/** For files whose columns have the names of our fields. */
export const PLAIN: Mapping = { source: 'csv', only: {}, fields: {} };

/** @param read the parsed content of a mapping file */
export function readMapping(path: string, read: unknown): Mapping {
  const { data, error } = mappingSchema.safeParse(read);
  if (!data) throw new FileProblem(path, `is no mapping (${z.prettifyError(error).replaceAll('\n', ' ')})`);
  const { source, only: limits, documentation: _, ...fields } = data;
  return { source, only: limits, fields: fields as Mapping['fields'] };
}

/** Reads the fields of a line from its cells. */
export type ReadCells = (cells: Cells) => { fields: Cells } | { problem: string };

/** @throws {FileProblem} if the heading lacks a column of the mapping, or (without a mapping) has an unknown one */
export function mapColumns(
  mapping: Mapping,
  kind: Kind,
  { path, heading }: { path: string; heading: readonly string[] },
): ReadCells {
  const fields = mapping.fields[kind];
  const limits = Object.entries(mapping.only[kind] ?? {});
  const named =
    fields && Object.values(fields).map((from) => (typeof from === 'string' ? from : from.column));
  const missing = [...(named ?? []), ...limits.map(([column]) => column)].find(
    (column) => column !== undefined && !heading.includes(column),
  );
  if (missing) throw new FileProblem(path, `has no column ${missing}`, 1);
  const unknown = fields ? undefined : heading.find((name) => name && !FIELDS[kind].includes(name));
  if (unknown) throw new FileProblem(path, `has a column that is none of ${kind}: ${unknown}`, 1);
  return (cells) => {
    const other = limits.find(([column, taken]) => !taken.includes(cells[column] ?? ''));
    if (other) return { problem: `${other[0]} is ${cells[other[0]] ?? 'empty'}, and is left out` };
    return { fields: fields ? mapped(cells, fields) : cells };
  };
}

function mapped(cells: Cells, fields: Readonly<Record<string, z.infer<typeof field>>>): Cells {
  const read = Object.entries(fields).map(([name, from]) => {
    if (typeof from === 'string') return [name, cells[from]] as const;
    const cell = from.column === undefined ? undefined : cells[from.column];
    return [name, (cell === undefined ? undefined : (from.values[cell] ?? cell)) ?? from.otherwise] as const;
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined && value !== '')) as Cells;
}
