import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { listeningContent } from '../../testing/listening-content.ts';
import { testPayload } from '../../testing/test-content.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const { content, announced } = await listeningContent(url);

const publish = (collection: string, data: Record<string, unknown>) =>
  payload.create({ collection, data: { ...data, _status: 'published' } });

async function picture(filename: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into cms.media (filename, mime_type) values ($1, 'image/png') returning id",
    [filename],
  );
  return rows[0]?.id;
}

/** An article with an author, a category and a picture of its own. */
async function write(slug: string) {
  const category = await publish('article-categories', { slug: `about-${slug}`, title: 'Category' });
  const author = await publish('authors', { slug: `author-of-${slug}`, name: 'Author' });
  const media = await picture(`${slug}.png`);
  const article = await publish('articles', {
    slug,
    title: slug,
    summary: 'In short.',
    category: category.id,
    author: author.id,
    picture: media,
    publishedAt: '2026-10-06T12:00:00.000Z',
  });
  return { article, category, author, media };
}

const read = (slug: string) => content.read('articles', { locale: 'en', where: { slug } });

const discs = await write('discs');
const drives = await write('drives');
// Announcements arrive in order: all that the tests hear from here on is caused by themselves.
await vi.waitUntil(() => announced.includes('articles:drives'), { timeout: 60_000 });

beforeEach(async () => {
  content.purgeAll();
  announced.length = 0;
});

/** Saves, and waits for the announcement. @returns the articles whose pages were purged */
async function purgedBy(save: () => Promise<unknown>): Promise<string[]> {
  const pages = await Promise.all(
    ['discs', 'drives'].map(async (slug) => ({ slug, found: await read(slug) })),
  );
  await save();
  await expect.poll(() => announced.length).toBeGreaterThan(0);
  return pages
    .filter(({ found }) => found?.tags.some((tag) => announced.includes(tag)))
    .map(({ slug }) => slug);
}

test('an article is read with its author, category and picture', async () => {
  expect(await read('discs')).toMatchObject({
    title: 'discs',
    category: { slug: 'about-discs', title: 'Category' },
    author: { slug: 'author-of-discs', name: 'Author' },
    picture: { url: '/media/discs.png' },
    publishedAt: '2026-10-06T12:00:00.000Z',
  });
});

test('a changed author is on the pages of their articles, and no other page is purged', async () => {
  const data = { name: 'Renamed', _status: 'published' };
  const save = () => payload.update({ collection: 'authors', id: discs.author.id, data });
  expect(await purgedBy(save)).toEqual(['discs']);
  expect((await read('discs'))?.author?.name).toBe('Renamed');
});

test('a changed category is on the pages of its articles, and no other page is purged', async () => {
  const data = { title: 'Renamed', _status: 'published' };
  const save = () => payload.update({ collection: 'article-categories', id: discs.category.id, data });
  expect(await purgedBy(save)).toEqual(['discs']);
  expect((await read('discs'))?.category?.title).toBe('Renamed');
});

test('a changed picture is on the pages that show it, and no other page is purged', async () => {
  const save = () =>
    payload.update({ collection: 'media', id: discs.media as number, data: { alt: 'A disc, upside down' } });
  expect(await purgedBy(save)).toEqual(['discs']);
  expect((await read('discs'))?.picture?.alt).toBe('A disc, upside down');
});

test('a published article purges its page, the lists of its category and what shows it, and nothing else', async () => {
  const neighbour = await publish('articles', {
    ...{ slug: 'lenses', title: 'Lenses', summary: 'In short.', category: discs.category.id },
    author: drives.author.id,
    publishedAt: '2026-10-07T12:00:00.000Z',
  });
  await expect.poll(() => announced).toContain('articles:lenses');
  announced.length = 0;
  const list = { locale: 'en', page: 1, size: 6 } as const;
  const related = (id: number) => content.relatedArticles(id, { locale: 'en', most: 2 });
  const shown = {
    'its page': await read('discs'),
    'the list of its category': await content.listArticles(Number(discs.category.id), list),
    'what stands below the article after it': await related(Number(neighbour.id)),
    'the page of the article after it': await read('lenses'),
    'the page of another article': await read('drives'),
    'the list of another category': await content.listArticles(Number(drives.category.id), list),
    'what stands below another article': await related(Number(drives.article.id)),
    'the category': await content.read('article-categories', {
      locale: 'en',
      where: { slug: 'about-discs' },
    }),
  };
  const data = { summary: 'In fewer words.', _status: 'published' };
  await payload.update({ collection: 'articles', id: discs.article.id, data });
  await expect.poll(() => announced.includes('articles:discs')).toBe(true);
  const purged = Object.entries(shown).filter(([, part]) =>
    part?.tags.some((tag) => announced.includes(tag)),
  );
  expect(purged.map(([name]) => name)).toEqual([
    'its page',
    'the list of its category',
    'what stands below the article after it',
  ]);
});

test('the draft of an author purges nothing that visitors see', async () => {
  await payload.update({ collection: 'authors', id: drives.author.id, draft: true, data: { name: 'Draft' } });
  const data = { title: 'Renamed again', _status: 'published' };
  const save = () => payload.update({ collection: 'article-categories', id: discs.category.id, data });
  await purgedBy(save);
  // Announcements arrive in order, so one about the draft would have come before.
  expect(announced).not.toContain('authors:author-of-drives');
  content.purgeAll();
  expect((await read('drives'))?.author?.name).toBe('Author');
});

test('an author who is withdrawn, and one who is deleted, is on no page; the article stays', async () => {
  const set = (_status: string) =>
    payload.update({ collection: 'authors', id: discs.author.id, data: { _status } });
  expect(await purgedBy(() => set('draft'))).toEqual(['discs']);
  expect(await read('discs')).toMatchObject({ title: 'discs', author: undefined });
  announced.length = 0;
  expect(await purgedBy(() => set('published'))).toEqual(['discs']);
  expect((await read('discs'))?.author?.name).toBe('Renamed');
  announced.length = 0;
  const remove = () => payload.delete({ collection: 'authors', id: discs.author.id });
  expect(await purgedBy(remove)).toEqual(['discs']);
  expect(await read('discs')).toMatchObject({ title: 'discs', author: undefined });
});

test('an article that is withdrawn is not at its address as soon as the purge is heard', async () => {
  expect(await content.address('/drives')).toMatchObject({
    type: 'articles',
    middleware: 'get-article-detail',
  });
  const data = { _status: 'draft' };
  const save = () => payload.update({ collection: 'articles', id: drives.article.id, data });
  expect(await purgedBy(save)).toEqual(['drives']);
  expect(await content.address('/drives')).toBeNull();
  expect(await read('drives')).toBeNull();
  expect(announced).toContain('addresses');
});
