import { z } from 'zod';
import type { Reference } from './reference.ts';

export interface SchemaField {
  /** `data.licences[].key` */
  path: string;
  /** `string`, `integer or null`, `"active" or "revoked"` */
  type: string;
  optional: boolean;
  description: string;
}

/** The parts of JSON Schema that zod writes. */
const node = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().default(''),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** The fields of a schema as a flat list, references followed. */
export function schemaFields(
  schema: unknown,
  document: Reference,
  path = '',
  optional = false,
): SchemaField[] {
  const parsed = node.parse(resolve(schema, document));
  const own = { path, type: typeName(parsed), optional, description: parsed.description };
  if (parsed.properties) {
    const inner = Object.entries(parsed.properties).flatMap(([name, property]) =>
      schemaFields(property, document, path ? `${path}.${name}` : name, !parsed.required.includes(name)),
    );
    return inner.length > 0 || path === '' ? inner : [own];
  }
  if (parsed.items) return schemaFields(parsed.items, document, `${path}[]`, optional);
  return [own];
}

function resolve(schema: unknown, document: Reference): unknown {
  const name = node.parse(schema).$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : document.components?.schemas?.[name];
}

function typeName(parsed: z.infer<typeof node>): string {
  const choices =
    parsed.enum?.map((value) => JSON.stringify(value)) ??
    parsed.anyOf?.map((choice) => typeName(node.parse(choice))) ??
    (parsed.const === undefined ? [parsed.type ?? 'anything'].flat() : [JSON.stringify(parsed.const)]);
  return choices.join(' or ');
}
