import { expect, test } from 'vitest';
import { typedFields } from './typed-fields.ts';

test('each name of a query counts once, and what PostgreSQL keeps in no text is left out', () => {
  expect(typedFields({ q: ['ada', 'kei'], after: 'a\0b', kept: '\ud83d', none: undefined })).toEqual({
    ...{ q: 'ada', after: 'ab', kept: '\ufffd', none: undefined },
  });
  expect(typedFields(undefined)).toEqual({});
});
