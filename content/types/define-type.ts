import type { CollectionConfig, GlobalConfig } from 'payload';
import type { z } from 'zod';
import type { DemoIds, Draft } from '../demo/translated.ts';
import { shownField } from '../fields/shown-field.ts';
import { wordsChangedField } from '../fields/words-changed-field.ts';
import { published, writers } from '../staff/access.ts';

/** Reports something in a document that had to be left out: its path and the reason, for the log. */
export type Complain = (path: string, reason: string) => void;

interface Described<Name extends string, Document> {
  /** Its name in `/api/cms/<name>`, in tags and in `content.read(name, …)`. */
  name: Name;
  /** The fields on which a reader may rely. A document that does not fit can't be shown. */
  schema(complain: Complain): z.ZodType<Document>;
  /** Whether its documents are pages at `path`, which are found by address and listed in the sitemap. */
  pages?: boolean;
  /** First parts of paths that only documents of this type may have. */
  owns?: readonly string[];
}

/** A type with many documents; `key` is the field that identifies one, also in tags: `products:643`. */
export interface CollectionType<Name extends string = string, Document = unknown>
  extends Described<Name, Document> {
  kind: 'collection';
  config: CollectionConfig;
  key: string;
  /** The address at which a document is shown, without language prefix. */
  path?: (document: Readonly<Record<string, unknown>>) => string | undefined;
  /** The route middleware that loads its pages, by the specification's name (§2). */
  middleware?: string;
  /** Its documents in the demo shop; loaded only when the demo shop is filled. */
  demo?: (ids: DemoIds) => Promise<readonly Draft[]>;
  /** Relations between its demo documents: fields to set, by the document's key, once all are stored. */
  demoRelations?: (ids: DemoIds) => Promise<readonly Draft[]>;
}

/** A type with a single document. */
export interface GlobalType<Name extends string = string, Document = unknown>
  extends Described<Name, Document> {
  kind: 'global';
  config: GlobalConfig;
  path?: () => string;
  demo?: (ids: DemoIds) => Promise<Draft>;
}

export type ContentType = CollectionType | GlobalType;

type Rest<Type> = Omit<Type, 'kind' | 'name' | 'config'> & {
  /** Its documents hold no words, or name their language themselves: each is for readers of all languages. */
  everyLanguage?: boolean;
};

/** Fields that a document has once for each language. */
const BY_LANGUAGE = [shownField, wordsChangedField];

/**
 * Defines a type with many documents. Visitors read what is published and shown in their language, editors write. Drafts
 * are on by default.
 */
export function defineCollection<const Name extends string, Document>(
  config: CollectionConfig & { slug: Name },
  { everyLanguage = false, ...rest }: Rest<CollectionType<Name, Document>>,
): CollectionType<Name, Document> {
  return {
    kind: 'collection',
    name: config.slug,
    config: {
      access: { read: published, create: writers, update: writers, delete: writers },
      versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
      ...config,
      fields: [...config.fields, ...(everyLanguage ? [] : BY_LANGUAGE)],
    },
    ...rest,
  };
}

/** Defines a type with a single document. Visitors read it if it is published and shown in their language. */
export function defineGlobal<const Name extends string, Document>(
  config: GlobalConfig & { slug: Name },
  { everyLanguage = false, ...rest }: Rest<GlobalType<Name, Document>>,
): GlobalType<Name, Document> {
  return {
    kind: 'global',
    name: config.slug,
    config: {
      access: { read: published, update: writers },
      versions: { drafts: { schedulePublish: true }, max: 50 },
      ...config,
      fields: [...config.fields, ...(everyLanguage ? [] : BY_LANGUAGE)],
    },
    ...rest,
  };
}

/** Whether documents of this type have words in each language, or are the same for all readers. */
export function isByLanguage({ config }: ContentType): boolean {
  return config.fields.includes(shownField);
}
