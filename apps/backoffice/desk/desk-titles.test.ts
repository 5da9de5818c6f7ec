import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { deskTitles, titleAt } from './desk-titles.ts';
import * as pages from './pages.ts';

test.each(ALL_LOCALES)('in %s every page of the desk has a title that no other has', (locale) => {
  const paths = Object.values(pages).filter((page) => typeof page === 'string');
  const titles = paths.map((page) => titleAt([page.slice(1)], locale));
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(paths.length);
  expect(deskTitles(locale)).toHaveLength(paths.length);
});

test('one order is called by its number, and what is not of the desk is left to Payload', () => {
  expect(titleAt(['orders', 'SP-7K3QX-9M2TD'], 'en')).toBe('Order SP-7K3QX-9M2TD');
  expect(titleAt(['licences', 'an-id'], 'de')).toBe('Lizenz');
  expect(titleAt(['members', 'an-id'], 'en')).toBe('Member');
  for (const path of [[], ['collections', 'products'], ['login']])
    expect(titleAt(path, 'en')).toBeUndefined();
});
