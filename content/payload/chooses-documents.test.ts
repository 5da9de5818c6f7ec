import { expect, test } from 'vitest';
import { choosesDocuments } from './chooses-documents.ts';

test.each([
  { id: { in: [1, 2] } },
  { id: { in: [] } },
  { id: { not_in: [3] } },
  { id: { greater_than: 0 } },
  // The filter that the back office sends when all documents of a list are selected.
  { id: { not_equals: '' } },
  { and: [{ or: [{ slug: { like: 'dvd' } }] }, { _status: { equals: 'draft' } }] },
  { or: { 0: { id: { equals: 1 } }, 1: { id: { equals: 2 } } } },
])('says which documents are meant: %j', (where) => {
  expect(choosesDocuments(where)).toBe(true);
});

test.each([
  ...[{}, [], null, 'x', 5, { or: '' }, { or: [] }, { and: [''] }, { and: ['x'] }, { AND: [{}] }],
  { and: [{ id: { in: [1] } }, {}] },
  { or: [{ id: { equals: 1 } }, { title: {} }] },
  ...[{ title: '' }, { title: {} }, { title: { like: '' } }, { title: { contains: ' ' } }],
  ...[
    { title: { not_like: '' } },
    { id: { not_in: [] } },
    { id: { not_in: [''] } },
    { id: { greater_than: '' } },
  ],
])('would be met by every document: %j', (where) => {
  expect(choosesDocuments(where)).toBe(false);
});
