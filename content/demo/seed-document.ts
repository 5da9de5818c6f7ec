import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { type Draft, inLocale } from './translated.ts';

/**
 * Saves a document in all its languages, whole or not at all. One that is there already is left as it is.
 * @param filePath of a picture
 * @returns its id
 */
export async function seedDocument(
  payload: Payload,
  collection: string,
  key: string,
  draft: Draft,
  filePath?: string,
): Promise<number> {
  const where = { [key]: { equals: draft[key] } };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  if (docs[0]) return Number(docs[0].id);
  return inTransaction(payload, async (req) => {
    const english = published(draft, 'en');
    const options = { collection, depth: 0, ...(filePath && { filePath }) };
    const stored = await payload.create({ ...options, locale: 'en', data: english, req: req() });
    for (const locale of OTHERS) {
      const data = published(draft, locale, stored);
      await payload.update({ collection, id: stored.id, locale, depth: 0, data, req: req() });
    }
    return Number(stored.id);
  });
}

/** Says what a stored document has to do with others, unless that was said already. */
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

/** Saves the one document of a kind in all its languages. */
export async function seedGlobal(payload: Payload, slug: string, draft: Draft): Promise<void> {
  const found: Record<string, unknown> = await payload.findGlobal({ slug, depth: 0 });
  if (found.id !== undefined) return;
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

/** @param save takes a request for each step: a step changes its own, and shares only the transaction. */
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
