import type { Locale } from '@spindle/platform/locales.ts';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { KEEP_NAME } from '../media/own-name.ts';
import { type Draft, inLocale } from './translated.ts';

/**
 * Saves a draft of a page without its text, so that other pages can link to its address. A page that exists already stays
 * as it is.
 */
export async function claimPage(payload: Payload, collection: string, draft: Draft): Promise<void> {
  if (await findDocument(payload, collection, 'slug', draft)) return;
  const words = inLocale({ slug: draft.slug, title: draft.title }, 'en') as Draft;
  const data = { ...words, _status: 'draft' };
  await payload.create({ collection, locale: 'en', depth: 0, draft: true, data });
}

/** The same for a type with a single page. */
export async function claimSinglePage(payload: Payload, slug: string, draft: Draft): Promise<void> {
  if (await isPublished(payload, slug)) return;
  const data = inLocale({ title: draft.title }, 'en') as Draft;
  await payload.updateGlobal({ slug, locale: 'en', depth: 0, draft: true, data });
}

/** A demo document as it is stored now, and when that was changed last, as a draft or published. */
export interface Stored {
  id: number;
  updatedAt: string;
}

/**
 * Publishes a document in English and some other languages: completely or not at all. One that is published already stays as
 * it is.
 * @param filePath the file, for a picture
 */
export async function seedDocument(
  payload: Payload,
  collection: string,
  key: string,
  draft: Draft,
  locales: readonly Locale[],
  filePath?: string,
): Promise<Stored> {
  const found = await findDocument(payload, collection, key, draft);
  if (found && found._status !== 'draft') return storedOf(found);
  return inTransaction(payload, async (req) => {
    const options = { collection, depth: 0, locale: 'en' as const, data: published(draft, 'en'), req: req() };
    const stored = found
      ? await payload.update({ ...options, id: found.id })
      : await payload.create({ ...options, ...(filePath && { filePath, context: { ...KEEP_NAME } }) });
    return storedOf(await addLanguages(payload, collection, stored, draft, locales, req));
  });
}

/** Adds languages to a published document, unless it was changed since. */
export async function translateDocument(
  payload: Payload,
  collection: string,
  { id, updatedAt }: Stored,
  draft: Draft,
  locales: readonly Locale[],
): Promise<void> {
  const found = await payload.findByID({ collection, id, depth: 0, draft: true, disableErrors: true });
  if (found?.updatedAt !== updatedAt) return;
  await inTransaction(payload, (req) => addLanguages(payload, collection, found, draft, locales, req));
}

async function addLanguages(
  payload: Payload,
  collection: string,
  english: Found,
  draft: Draft,
  locales: readonly Locale[],
  req: () => PayloadRequest,
): Promise<Found> {
  let stored = english;
  for (const locale of locales) {
    const data = published(draft, locale, english);
    stored = await payload.update({ collection, id: english.id, locale, depth: 0, data, req: req() });
  }
  return stored;
}

interface Found {
  id: number | string;
  [field: string]: unknown;
}

async function findDocument(
  payload: Payload,
  collection: string,
  key: string,
  draft: Draft,
): Promise<Found | undefined> {
  const where = { [key]: { equals: draft[key] } };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  return docs[0];
}

function storedOf({ id, updatedAt }: Found): Stored {
  return { id: Number(id), updatedAt: String(updatedAt) };
}

/** @returns the document with its relations to others, or nothing if it has some already, or needs none */
export async function relateDocument(
  payload: Payload,
  collection: string,
  id: number,
  relations: Draft,
): Promise<Stored | undefined> {
  const stored: Record<string, unknown> = await payload.findByID({ collection, id, depth: 0, draft: true });
  const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0;
  if (Object.keys(relations).some((name) => !isEmpty(stored[name]))) return undefined;
  if (Object.values(relations).every(isEmpty)) return undefined;
  return storedOf(
    await payload.update({ collection, id, depth: 0, data: { ...relations, _status: 'published' } }),
  );
}

/**
 * Publishes the single document of a type in English and some other languages. One that is published already stays as it is.
 * @returns when it was changed last, as a draft or published
 */
export async function seedGlobal(
  payload: Payload,
  slug: string,
  draft: Draft,
  locales: readonly Locale[],
): Promise<string> {
  if (!(await isPublished(payload, slug))) {
    await inTransaction(payload, async (req) => {
      const data = published(draft, 'en');
      const english = await payload.updateGlobal({ slug, locale: 'en', depth: 0, data, req: req() });
      await addLanguagesToGlobal(payload, slug, english, draft, locales, req);
    });
  }
  return String((await latestGlobal(payload, slug)).updatedAt);
}

/** Adds languages to the published document of a type, unless it was changed since. */
export async function translateGlobal(
  payload: Payload,
  slug: string,
  updatedAt: string,
  draft: Draft,
  locales: readonly Locale[],
): Promise<void> {
  const found = await latestGlobal(payload, slug);
  if (found.updatedAt !== updatedAt) return;
  await inTransaction(payload, (req) => addLanguagesToGlobal(payload, slug, found, draft, locales, req));
}

async function addLanguagesToGlobal(
  payload: Payload,
  slug: string,
  english: unknown,
  draft: Draft,
  locales: readonly Locale[],
  req: () => PayloadRequest,
): Promise<void> {
  for (const locale of locales) {
    const data = published(draft, locale, english);
    await payload.updateGlobal({ slug, locale, depth: 0, data, req: req() });
  }
}

async function isPublished(payload: Payload, slug: string): Promise<boolean> {
  const found: Record<string, unknown> = await payload.findGlobal({ slug, depth: 0 });
  return found.id !== undefined;
}

function latestGlobal(payload: Payload, slug: string): Promise<Record<string, unknown>> {
  return payload.findGlobal({ slug, depth: 0, draft: true });
}

function published(draft: Draft, locale: Locale, stored?: unknown): Draft {
  return { ...(inLocale(draft, locale, stored) as Draft), _status: 'published' };
}

/**
 * @param save gets a factory of requests: each step needs its own, because it changes its request; they share only the
 * transaction
 */
async function inTransaction<Result>(
  payload: Payload,
  save: (req: () => PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const { transactionID } = req;
  try {
    const result = await save(() => ({ transactionID }) as PayloadRequest);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
