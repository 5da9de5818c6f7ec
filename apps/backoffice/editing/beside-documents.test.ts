import type { Config } from 'payload';
import { expect, test } from 'vitest';
import { besideDocuments } from './beside-documents.ts';

test('what loses its links is said where a document is withdrawn, of one kind and of many', () => {
  const config = {
    collections: [{ slug: 'page-products', fields: [] }],
    globals: [{ slug: 'footer', fields: [], admin: { components: { elements: { Status: '/own#Own' } } } }],
  } as unknown as Config;
  const { collections, globals } = besideDocuments(config);
  const button = '/editing/UsedOn.tsx#UnpublishWithUses';
  expect(collections?.[0]?.admin?.components?.edit?.UnpublishButton).toBe(button);
  expect(globals?.[0]?.admin?.components?.elements).toEqual({ Status: '/own#Own', UnpublishButton: button });
});

test('what stands beside a document is no column of its list', () => {
  const config = { collections: [{ slug: 'media', fields: [] }] } as unknown as Config;
  const [pictures] = besideDocuments(config).collections ?? [];
  const columns = pictures?.fields.filter(
    ({ admin }) => !(admin && 'disableListColumn' in admin && admin.disableListColumn),
  );
  expect(pictures?.fields).not.toEqual([]);
  expect(columns).toEqual([]);
});
