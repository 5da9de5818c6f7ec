/**
 * Parses JSON so that every text in it can be stored: lone surrogates (from a text cut in the middle of an emoji) and NUL
 * become U+FFFD, the replacement character. ClickHouse refuses the first, and C programs stop reading at the second.
 * @returns undefined when it is not JSON.
 */
export function parseStorable(source: string): unknown {
  try {
    const wellFormed = source.toWellFormed();
    // JSON can only contain such characters as `\u…`, which honest posts seldom need.
    return wellFormed.includes('\\u') ? JSON.parse(wellFormed, storable) : JSON.parse(wellFormed);
  } catch {
    return undefined;
  }
}

/** Names need no check: unknown ones are dropped by the schema. */
function storable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;
}
