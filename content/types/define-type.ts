import type { CollectionConfig, GlobalConfig } from 'payload';
import type { z } from 'zod';
import type { DemoIds, Draft } from '../demo/translated.ts';
import { shownField } from '../fields/shown-field.ts';
import { wordsChangedField } from '../fields/words-changed-field.ts';
import { published, writers } from '../staff/access.ts';

/** Something in a document that had to be left out: its path and the reason, for the log. */
export type Complain = (path: string, reason: string) => void;

interface Described<Name extends string, Document> {
  /** Its name in `/api/cms/<name>`, in tags and in `content.read(name, …)`. */
  name: Name;
  /** What a reader may rely on. A document that does not fit can't be shown. */
  schema(complain: Complain): z.ZodType<Document>;
  /** Its documents are pages of their own at `path`: found by address, and in the sitemap. */
  pages?: boolean;
  /** First parts of addresses that no document may have but those of this type. */
  owns?: readonly string[];
}

/** Many documents of a kind; `key` names one, also in tags: `products:643`. */
export interface CollectionType<Name extends string = string, Document = unknown>
  extends Described<Name, Document> {
  kind: 'collection';
  config: CollectionConfig;
  key: string;
  /** Where a document is looked at, without language prefix. */
  path?: (document: Readonly<Record<string, unknown>>) => string | undefined;
  /** The route middleware that loads one of its pages, by the specification's name (§2). */
  middleware?: string;
  /** What the demo shop has of it; loaded only when it is filled. */
  demo?: (ids: DemoIds) => Promise<readonly Draft[]>;
  /** What its documents say about each other: fields of the demo's documents, by key, once all are stored. */
  demoRelations?: (ids: DemoIds) => Promise<readonly Draft[]>;
}

/** The one document of a kind. */
export interface GlobalType<Name extends string = string, Document = unknown>
  extends Described<Name, Document> {
  kind: 'global';
  config: GlobalConfig;
  path?: () => string;
  demo?: (ids: DemoIds) => Promise<Draft>;
}

export type ContentType = CollectionType | GlobalType;

type Rest<Type> = Omit<Type, 'kind' | 'name' | 'config'> & {
  /** Its documents hold no words, or say themselves in which language: each is for readers of all of them. */
  everyLanguage?: boolean;
};

/** What a document has once for every language that it is written in. */
const BY_LANGUAGE = [shownField, wordsChangedField];

/**
 * A content type of many documents. Visitors read what is published and shown in their language, editors write;
 * drafts unless said otherwise.
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

/** A content type with one document. Visitors read it when it is published and shown in their language. */
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

/** Whether documents of this type are written in each language, or are the same for readers of all. */
export function isByLanguage({ config }: ContentType): boolean {
  return config.fields.includes(shownField);
}
