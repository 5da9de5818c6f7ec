import { type FlattenedField, flattenAllFields } from 'payload';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';

/** How a call may use a field of a document. */
export interface QueryableField {
  operators: readonly Operator[];
  /** @returns the value as the content system compares it; undefined if this field can't have such a value */
  read(text: string): string | number | boolean | undefined;
  sortable: boolean;
}

export const OPERATORS = ['eq', 'ne', 'in', 'contains'] as const;
export type Operator = (typeof OPERATORS)[number];

const EXACT: readonly Operator[] = ['eq', 'ne', 'in'];

const wholeNumber: QueryableField = {
  operators: EXACT,
  read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  sortable: true,
};

/** Only for editors. */
const INTERNAL: ReadonlySet<string> = new Set(['shown', 'wordsChangedAt']);

const known = new WeakMap<ContentType, ReadonlyMap<string, QueryableField>>();

/**
 * The fields of a type by which its documents can be filtered, by name: words, numbers, dates and choices, also in groups
 * (`seo.metaDescription`), and referenced documents by their key (`category.slug`).
 */
export function queryableFields(type: ContentType): ReadonlyMap<string, QueryableField> {
  const before = known.get(type);
  if (before) return before;
  const fields = new Map<string, QueryableField>([
    ['id', wholeNumber],
    ['updatedAt', dateField],
  ]);
  collect(flattenAllFields({ fields: type.config.fields }), '', fields);
  known.set(type, fields);
  return fields;
}

function collect(from: readonly FlattenedField[], prefix: string, into: Map<string, QueryableField>): void {
  for (const field of from) {
    const name = prefix + field.name;
    if (field.type === 'group') collect(field.flattenedFields, `${name}.`, into);
    else if (field.type === 'relationship' && typeof field.relationTo === 'string') {
      const target = contentTypesByName.get(field.relationTo);
      if (target?.kind !== 'collection') continue;
      const key = flattenAllFields({ fields: target.config.fields }).find((own) => own.name === target.key);
      const named = key && queryable(key);
      if (named) into.set(`${name}.${target.key}`, { ...named, operators: EXACT, sortable: false });
    } else if (!INTERNAL.has(field.name) && !field.custom?.shownAs) {
      const own = queryable(field);
      if (own) into.set(name, own);
    }
  }
}

const LONGEST_VALUE = 100;

const dateField: QueryableField = {
  operators: EXACT,
  read(text) {
    const moment = new Date(text);
    // No document has a year that JavaScript knows, but PostgreSQL does not.
    const [from, to] = [1, 9999];
    const year = moment.getUTCFullYear();
    return year >= from && year <= to ? moment.toISOString() : undefined;
  },
  sortable: true,
};

function queryable(field: FlattenedField): QueryableField | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return {
        operators: OPERATORS,
        read: (text) => (text !== '' && text.length <= LONGEST_VALUE && isPlain(text) ? text : undefined),
        sortable: true,
      };
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      return {
        operators: EXACT,
        read: (text) => (values.includes(text) ? text : undefined),
        sortable: true,
      };
    }
    case 'number':
      return {
        operators: EXACT,
        read: (text) => (/^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined),
        sortable: true,
      };
    case 'checkbox':
      return {
        operators: ['eq', 'ne'],
        read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
        sortable: true,
      };
    case 'date':
      return dateField;
    default:
      return undefined;
  }
}

/** PostgreSQL can't hold a NUL in a text, and no document holds other control characters. */
function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}
