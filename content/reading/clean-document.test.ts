import { postgresAdapter } from '@payloadcms/db-postgres';
import {
  BlocksFeature,
  LinkFeature,
  lexicalEditor,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { BasePayload, type Block, buildConfig, type Field } from 'payload';
import { expect, test } from 'vitest';
import { cleanDocument } from './clean-document.ts';

const name: Field = { name: 'name', type: 'text' };
const aside: Block = {
  slug: 'aside',
  fields: [{ name: 'picture', type: 'upload', relationTo: 'media' }],
};
const payload = await new BasePayload().init({
  config: buildConfig({
    secret: 'a secret for tests only',
    db: postgresAdapter({ pool: {} }),
    typescript: { autoGenerate: false },
    collections: [
      { slug: 'media', upload: true, fields: [{ name: 'alt', type: 'text' }] },
      { slug: 'authors', fields: [name, { name: 'portrait', type: 'upload', relationTo: 'media' }] },
      { slug: 'categories', fields: [name] },
      {
        slug: 'articles',
        fields: [
          name,
          {
            type: 'row',
            fields: [
              { name: 'author', type: 'relationship', relationTo: 'authors' },
              { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
            ],
          },
          { name: 'about', type: 'relationship', relationTo: ['authors', 'categories'] },
          { name: 'seo', type: 'group', fields: [{ name: 'image', type: 'upload', relationTo: 'media' }] },
          { name: 'gallery', type: 'array', fields: [{ name: 'shot', type: 'upload', relationTo: 'media' }] },
          { name: 'parts', type: 'blocks', blocks: [aside] },
          {
            name: 'body',
            type: 'richText',
            editor: lexicalEditor({
              features: [
                LinkFeature({ enabledCollections: ['categories'] }),
                UploadFeature({}),
                RelationshipFeature({}),
                BlocksFeature({ blocks: [aside] }),
              ],
            }),
          },
        ],
      },
    ],
  }),
  disableDBConnect: true,
  disableOnInit: true,
});

const fields = payload.collections.articles?.config.flattenedFields ?? [];
const clean = (document: Record<string, unknown>) =>
  cleanDocument(payload, fields, { id: 1, ...document }, { locale: 'en', currency: 'USD' });
const picture = (id: number) => ({ id, filename: `${id}.png`, url: '/api/media/file', createdAt: 'then' });
const shown = (id: number) => expect.objectContaining({ url: `/media/${id}.png` });

test('author, categories and pictures are references, shown or not', () => {
  const { data, tags } = clean({
    author: { id: 7, name: 'Ann', portrait: picture(3), createdAt: 'then', _status: 'published' },
    categories: [{ id: 4, name: 'Guides' }, 5],
    about: { relationTo: 'categories', value: 6 },
  });
  expect(data).toEqual({
    id: 1,
    author: { id: 7, name: 'Ann', portrait: shown(3) },
    categories: [{ id: 4, name: 'Guides' }, 5],
    about: { relationTo: 'categories', value: 6 },
  });
  expect(tags).toEqual(['authors#7', 'media#3', 'categories#4', 'categories#5', 'categories#6']);
});

test('references in groups, rows and blocks are found', () => {
  const { data, tags } = clean({
    seo: { image: picture(1) },
    gallery: [
      { id: 'row', shot: picture(2) },
      { id: 'other', shot: 9 },
    ],
    parts: [{ id: 'block', blockType: 'aside', blockName: null, picture: picture(3) }],
  });
  expect(data).toEqual({
    id: 1,
    seo: { image: shown(1) },
    gallery: [{ shot: shown(2) }, { shot: 9 }],
    parts: [{ __component: 'blocks.aside', picture: shown(3) }],
  });
  expect(tags).toEqual(['media#1', 'media#2', 'media#9', 'media#3']);
});

test('references in running text are found, and answered without what is internal', () => {
  const { data, tags } = clean({
    body: {
      root: {
        type: 'root',
        children: [
          { type: 'upload', relationTo: 'media', value: picture(1) },
          {
            type: 'relationship',
            relationTo: 'authors',
            value: { id: 2, name: 'Ann', portrait: picture(3) },
          },
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: {
                  linkType: 'internal',
                  doc: { relationTo: 'categories', value: { id: 4, name: 'Guides' } },
                },
                children: [{ type: 'text', text: 'guides' }],
              },
            ],
          },
          { type: 'block', fields: { id: 'x', blockType: 'aside', picture: picture(5) } },
        ],
      },
    },
  });
  expect(tags).toEqual(['media#1', 'authors#2', 'media#3', 'categories#4', 'media#5']);
  expect(JSON.stringify(data)).not.toMatch(/api|createdAt/);
  expect(data).toMatchObject({
    body: { root: { children: [{ value: shown(1) }, {}, {}, { fields: { picture: shown(5) } }] } },
  });
});

test('what only looks like a reference is none', () => {
  const { data, tags } = clean({ name: 'Ann', pid: '643', product: 12, slug: 'a', products: [1] });
  expect(data).toEqual({ id: 1, name: 'Ann' });
  expect(tags).toEqual([]);
});
