import type { Config } from 'payload';
import { expect, test } from 'vitest';
import { besideDocuments } from './beside-documents.ts';

test('every document is published and withdrawn by buttons of ours: what can not be read is not sent, what loses its links is said', () => {
  const config = {
    collections: [{ slug: 'page-products', fields: [] }],
    globals: [{ slug: 'footer', fields: [], admin: { components: { elements: { Status: '/own#Own' } } } }],
  } as unknown as Config;
  const { collections, globals } = besideDocuments(config);
  const buttons = {
    PublishButton: '/editing/PublishReadable.tsx#PublishReadable',
    UnpublishButton: '/editing/UsedOn.tsx#UnpublishWithUses',
  };
  expect(collections?.[0]?.admin?.components?.edit).toMatchObject(buttons);
  expect(globals?.[0]?.admin?.components?.elements).toEqual({ Status: '/own#Own', ...buttons });
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
