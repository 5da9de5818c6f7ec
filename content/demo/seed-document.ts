import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
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

/**
 * Publishes a document in all its languages, completely or not at all. One that is published already stays as it is.
 * @param filePath the file, for a picture
 * @returns its id
 */
export async function seedDocument(
  payload: Payload,
  collection: string,
  key: string,
  draft: Draft,
  filePath?: string,
): Promise<number> {
  const found = await findDocument(payload, collection, key, draft);
  if (found && found._status !== 'draft') return Number(found.id);
  return inTransaction(payload, async (req) => {
    const options = { collection, depth: 0, locale: 'en' as const, data: published(draft, 'en'), req: req() };
    const stored = found
      ? await payload.update({ ...options, id: found.id })
      : await payload.create({ ...options, ...(filePath && { filePath, context: { ...KEEP_NAME } }) });
    for (const locale of OTHERS) {
      const data = published(draft, locale, stored);
      await payload.update({ collection, id: stored.id, locale, depth: 0, data, req: req() });
    }
    return Number(stored.id);
  });
}

async function findDocument(
  payload: Payload,
  collection: string,
  key: string,
  draft: Draft,
): Promise<{ id: number | string; _status?: string } | undefined> {
  const where = { [key]: { equals: draft[key] } };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  return docs[0];
}

async function isPublished(payload: Payload, slug: string): Promise<boolean> {
  const found: Record<string, unknown> = await payload.findGlobal({ slug, depth: 0 });
  return found.id !== undefined;
}

/** Stores a document's relations to others, unless it has some already. */
export async function relateDocument(
  payload: Payload,
  collection: string,
  id: number,
  relations: Draft,
): Promise<void> {
  const stored: Record<string, unknown> = await payload.findByID({ collection, id, depth: 0, draft: true });
  const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0;
  if (Object.keys(relations).some((name) => !isEmpty(stored[name]))) return;
  if (Object.values(relations).every(isEmpty)) return;
  await payload.update({ collection, id, depth: 0, data: { ...relations, _status: 'published' } });
}

/** Saves the single document of a type in all its languages. */
export async function seedGlobal(payload: Payload, slug: string, draft: Draft): Promise<void> {
  if (await isPublished(payload, slug)) return;
  await inTransaction(payload, async (req) => {
    const data = published(draft, 'en');
    const stored = await payload.updateGlobal({ slug, locale: 'en', depth: 0, data, req: req() });
    for (const locale of OTHERS) {
      const words = published(draft, locale, stored);
      await payload.updateGlobal({ slug, locale, depth: 0, data: words, req: req() });
    }
  });
}

const OTHERS: readonly Locale[] = ALL_LOCALES.filter((locale) => locale !== 'en');

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
