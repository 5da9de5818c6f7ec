import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

type Language = (typeof LANGUAGES)[Locale];

/** Numbers as a language writes them. */
export const numberFormat = keptByOptions(
  ({ tag }, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

/** Dates as a language writes them. */
export const dateFormat = keptByOptions(
  ({ dateTag }, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateTag, options),
);

/** How far in the past or future something is. */
export const relativeFormat = keptByOptions(
  ({ tag }, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);

/** Names in a sentence: `A, B and C`. */
export const listFormat = keptByOptions(
  ({ tag }, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);

/**
 * Making a formatter costs more than using it a thousand times, so each is made once. Options are written in the code, so the
 * number of formatters is bounded by the places that use one, times the languages (and the zones that editors set).
 */
function keptByOptions<Options extends object, Format>(
  make: (language: Language, options: Options) => Format,
) {
  const made = new Map<string, Format>();
  return (locale: Locale, options = {} as Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = made.get(key);
    if (!format) {
      format = make(LANGUAGES[locale], options);
      made.set(key, format);
    }
    return format;
  };
}
