import { contentTypes } from '@spindle/content/types/register.ts';
import { expect, test } from 'vitest';
import { named } from './named.ts';

test('the middleware that content types name is there', () => {
  const names = contentTypes.flatMap((type) => (type.kind === 'collection' && type.middleware) || []);
  expect(names).not.toEqual([]);
  for (const name of names) expect(named(name)).toBeTypeOf('function');
});

test('a name without middleware is an error', () => {
  expect(() => named('get-hologram-detail')).toThrow("Unknown route middleware: 'get-hologram-detail'");
});
