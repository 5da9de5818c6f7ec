import type { Field } from 'payload';
import { pageBody, slugField, titleField } from '../fields/page-fields.ts';
import type { Page } from '../fields/page-schema.ts';
import { type CollectionType, defineCollection } from './define-type.ts';

/** A content type whose documents are built from blocks and named by slug. */
export function definePage<const Name extends string, Document extends Page>(
  name: Name,
  labels: { singular: string; plural: string },
  {
    fields = [],
    group = 'Pages',
    ...rest
  }: Pick<CollectionType<Name, Document>, 'schema' | 'path' | 'middleware' | 'demo'> & {
    /** What it has besides a page's own fields. */
    fields?: Field[];
    /** Under which heading editors find it. */
    group?: string;
  },
) {
  return defineCollection(
    {
      slug: name,
      labels,
      admin: {
        useAsTitle: 'title',
        defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
        group,
      },
      versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
      fields: [slugField, titleField, ...fields, ...pageBody],
    },
    { key: 'slug', filters: ['slug'], ...rest },
  );
}
