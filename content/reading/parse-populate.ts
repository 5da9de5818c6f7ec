import { type FlattenedField, flattenAllFields } from 'payload';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import type { Populate } from './clean-document.ts';

const DEEPEST_POPULATE = 3;

/** The specification writes `related_product(s)` (§3), and calls use both forms. */
const SPELLINGS: Readonly<Record<string, string>> = { related_product: 'related_products' };

/**
 * Parses the names of fields whose references are filled in. `*` or no name at all stands for all fields. A plain name
 * that is not a field of the document itself stands for all fields of that name in its blocks and in the documents it
 * refers to: the page error-404 is read with `blocks,media,related_product,price` (spec §7).
 */
export function parsePopulate(type: ContentType, names: readonly string[]): Populate | '*' | undefined {
  const fields = flattenAllFields({ fields: type.config.fields });
  const paths = names.map((asked): readonly string[] => {
    if (asked === '*') return ['*'];
    const parts = asked.split('.').map((name) => SPELLINGS[name] ?? name);
    const [name = ''] = parts;
    if (parts.length <= DEEPEST_POPULATE && leadsSomewhere(fields, parts)) return [parts.join('.')];
    return parts.length === 1 ? (pathsBelow(type).get(name) ?? []) : [];
  });
  if (paths.some(({ length }) => length === 0)) return undefined;
  const populate = paths.flat();
  return populate.length === 0 || populate.includes('*') ? '*' : populate;
}

const knownPaths = new WeakMap<ContentType, ReadonlyMap<string, readonly string[]>>();

/** Paths of the fields below a type's own fields, by the name of the field, down to the deepest level that can be asked for. */
function pathsBelow(type: ContentType): ReadonlyMap<string, readonly string[]> {
  const before = knownPaths.get(type);
  if (before) return before;
  const found = new Map<string, Set<string>>();
  const walk = (fields: readonly FlattenedField[], above: readonly string[]) => {
    for (const field of fields) {
      const path = [...above, field.name];
      if (path.length > 1) found.set(field.name, (found.get(field.name) ?? new Set()).add(path.join('.')));
      if (path.length < DEEPEST_POPULATE) walk(below(field), path);
    }
  };
  walk(flattenAllFields({ fields: type.config.fields }), []);
  const paths = new Map([...found].map(([name, among]): [string, readonly string[]] => [name, [...among]]));
  knownPaths.set(type, paths);
  return paths;
}

/** Whether there is a field at a path, through groups, rows, blocks and the documents referred to. */
function leadsSomewhere(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  return fields.some(
    (field) => field.name === name && (rest.length === 0 || leadsSomewhere(below(field), rest)),
  );
}

function below(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'group' || field.type === 'array') return field.flattenedFields;
  if (field.type === 'blocks') return field.blocks.flatMap(({ fields }) => flattenAllFields({ fields }));
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return [];
  const target = contentTypesByName.get(field.relationTo);
  return target ? flattenAllFields({ fields: target.config.fields }) : [];
}
