import type { Locale } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { inLocale, listed, t } from './translated.ts';

const ITALIAN = 'it' as Locale;

test('in a language that the demo is not written in it has its English words', () => {
  const document = { title: t('Discs', 'Scheiben'), rows: [{ label: t('One', 'Eins') }], pid: '643' };
  expect(inLocale(document, 'de')).toEqual({ title: 'Scheiben', rows: [{ label: 'Eins' }], pid: '643' });
  expect(inLocale(document, ITALIAN)).toEqual({ title: 'Discs', rows: [{ label: 'One' }], pid: '643' });
  expect(inLocale(listed('MP4', 'MKV'), ITALIAN)).toBe('MP4, MKV');
});
