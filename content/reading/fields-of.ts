import type { FlattenedField, Payload } from 'payload';
import type { ContentType } from '../types/define-type.ts';

/** The configured fields of a type. */
export function fieldsOf(payload: Payload, type: ContentType): FlattenedField[] {
  const config =
    type.kind === 'collection'
      ? payload.collections[type.name]?.config
      : payload.globals.config.find(({ slug }) => slug === type.name);
  if (!config) throw new Error(`The content system has no ${type.name}.`);
  return config.flattenedFields;
}
