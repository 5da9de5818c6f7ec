import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { translator } from '../messages.ts';

test.each(ALL_LOCALES)('while no promotion runs, nothing is promised of prices (%s)', (locale) => {
  expect(translator(locale, 'pages')('promotion.noneText')).not.toMatch(/price|preis|prix|価格|價格/i);
});
