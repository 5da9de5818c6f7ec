import type { Field, TextField } from 'payload';
import { pageBody, slugField, titleField } from '../fields/page-fields.ts';
import type { Page } from '../fields/page-schema.ts';
import { type CollectionType, defineCollection, defineGlobal, type GlobalType } from './define-type.ts';

/** A content type whose documents are built from blocks and named by slug. */
export function definePage<const Name extends string, Document extends Page>(
  name: Name,
  labels: { singular: string; plural: string },
  {
    fields = [],
    slug = {},
    group = 'Pages',
    ...rest
  }: Pick<CollectionType<Name, Document>, 'schema' | 'path' | 'pages' | 'owns' | 'middleware' | 'demo'> & {
    /** Fields that it has besides those of every page. */
    fields?: Field[];
    /** Label, help and validation of its slug. */
    slug?: Pick<Partial<TextField>, 'label' | 'admin' | 'validate'>;
    /** The heading in the menu under which editors find it. */
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
      versions: { drafts: { autosave: { interval: 1500 }, schedulePublish: true }, maxPerDoc: 50 },
      fields: [{ ...slugField, ...slug } as TextField, titleField, ...fields, ...pageBody],
    },
    { key: 'slug', ...rest },
  );
}

/** The single page of its type, built from blocks; at `path`. */
export function defineSinglePage<const Name extends string, Document extends Page>(
  name: Name,
  label: string,
  path: string,
  {
    fields = [],
    group = 'Pages',
    ...rest
  }: Pick<GlobalType<Name, Document>, 'schema' | 'demo'> & { fields?: Field[]; group?: string },
) {
  return defineGlobal(
    {
      slug: name,
      label,
      admin: { group },
      versions: { drafts: { autosave: { interval: 1500 }, schedulePublish: true }, max: 50 },
      fields: [titleField, ...fields, ...pageBody],
    },
    { path: () => path, pages: true, owns: [path.slice(1)], ...rest },
  );
}
