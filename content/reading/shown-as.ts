import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/**
 * How a field's value is shown to readers, if that differs from how it is stored. Set in the field's configuration as
 * `custom: { shownAs }`.
 */
export type ShownAs = (value: unknown, reader: { locale: Locale; currency: Currency }) => unknown;
