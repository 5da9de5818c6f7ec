import type { Field } from 'payload';
import { pageFields, slugField } from '../fields/page-fields.ts';
import { pageSchema } from '../fields/page-schema.ts';
import { type CollectionType, defineCollection } from './define-type.ts';

/** A content type whose documents are built from blocks and named by slug. */
export function definePage<const Name extends string>(
  name: Name,
  labels: { singular: string; plural: string },
  {
    fields = [],
    ...rest
  }: Pick<CollectionType, 'path' | 'middleware' | 'demo'> & {
    /** What it has besides a page's own fields. */
    fields?: Field[];
  },
) {
  return defineCollection(
    {
      slug: name,
      labels,
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
        group: 'Pages',
      },
      versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
      fields: [slugField, ...fields, ...pageFields],
    },
    { schema: pageSchema, key: 'slug', filters: ['slug'], ...rest },
  );
}
