import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/**
 * How a field is answered to readers where that is not how it is stored; stands in the field's
 * configuration as `custom: { shownAs }`.
 */
export type ShownAs = (value: unknown, reader: { locale: Locale; currency: Currency }) => unknown;
