import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RESERVED_NAMES } from '@spindle/content/publishing/reserved-names.ts';
import { NO_PAGE } from '@spindle/platform/no-page.ts';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** First segments of all fixed paths in the table. */
function fixedNames(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const [first = ''] = path.split('/');
    return [...(first && !/^[:*]/.test(first) ? [first] : []), ...fixedNames(children)];
  });
}

test('no document can have an address that the storefront answers itself', () => {
  const names = [...fixedNames(routes), ...NO_PAGE];
  expect(names.length).toBeGreaterThan(15);
  // A slug can't contain a dot, so these can't collide.
  const reachable = names.filter((name) => !name.includes('.'));
  expect(reachable.filter((name) => !RESERVED_NAMES.has(name))).toEqual([]);
});
