import { basename } from 'node:path';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import type { Payload } from 'payload';
import { type OpenPayload, openPayload } from '../payload/open-payload.ts';
import type { ContentConfigOptions } from '../payload/payload-config.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes } from '../types/register.ts';
import { demoPictures } from './pictures.ts';
import { type Draft, inLocale, speaks } from './translated.ts';

export const DEMO_STAFF = { email: 'staff@spindle.test', password: 'spindle-staff', name: 'Sam Staff' };

/**
 * Fills an empty content system with the demo shop, through the same publishing that editors use.
 * @returns false when there was content or staff already, and nothing was touched.
 */
export async function seedDemo(
  options: Required<Pick<ContentConfigOptions, 'config' | 'log' | 'hooks'>>,
): Promise<boolean> {
  const { payload, close }: OpenPayload = await openPayload(options);
  try {
    const staff = await payload.count({ collection: 'staff' });
    // Staff comes last, so a seeding that was interrupted is taken up again.
    if (staff.totalDocs > 0) return false;
    await seedContent(payload);
    await payload.create({ collection: 'staff', data: { ...DEMO_STAFF, role: 'admin' } });
    return true;
  } finally {
    await close();
  }
}

async function seedContent(payload: Payload): Promise<void> {
  const stored = new Map<string, number>();
  const idOf = (key: string, type = 'products') => {
    const id = stored.get(`${type}:${key}`);
    if (id === undefined) throw new Error(`The demo shop has no ${type} ${key}.`);
    return id;
  };
  for (const { file, alt } of demoPictures) {
    const { id } = await seedDocument(payload, 'media', 'filename', { filename: basename(file), alt }, file);
    stored.set(`media:${basename(file)}`, Number(id));
  }
  for (const type of contentTypes as readonly ContentType[]) {
    if (type.kind === 'global') {
      if (type.demo) await seedGlobal(payload, type.name, await type.demo(idOf));
      continue;
    }
    for (const document of (await type.demo?.(idOf)) ?? []) {
      const { id } = await seedDocument(payload, type.name, type.key, document);
      stored.set(`${type.name}:${document[type.key]}`, Number(id));
    }
  }
}

/**
 * Saves a document in English, then the words of every language it speaks.
 * @param filePath of a picture
 */
async function seedDocument(
  payload: Payload,
  collection: string,
  key: string,
  draft: Draft,
  filePath?: string,
): Promise<{ id: number | string }> {
  const found = await payload.find({
    collection,
    where: { [key]: { equals: draft[key] } },
    limit: 1,
    depth: 0,
  });
  const data = { ...(inLocale(draft, 'en') as Draft), _status: 'published' };
  const stored =
    found.docs[0] ??
    (await payload.create({ collection, locale: 'en', depth: 0, data, ...(filePath && { filePath }) }));
  for (const locale of ALL_LOCALES) {
    if (locale === 'en' || !speaks(draft, locale)) continue;
    const words = inLocale(draft, locale, stored) as Draft;
    await payload.update({
      collection,
      id: stored.id,
      locale,
      depth: 0,
      data: { ...words, _status: 'published' },
    });
  }
  return stored;
}

async function seedGlobal(payload: Payload, slug: string, draft: Draft): Promise<void> {
  const data = { ...(inLocale(draft, 'en') as Draft), _status: 'published' };
  const stored = await payload.updateGlobal({ slug, locale: 'en', depth: 0, data });
  for (const locale of ALL_LOCALES) {
    if (locale === 'en' || !speaks(draft, locale)) continue;
    const words = inLocale(draft, locale, stored) as Draft;
    await payload.updateGlobal({ slug, locale, depth: 0, data: { ...words, _status: 'published' } });
  }
}
