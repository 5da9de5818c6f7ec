/**
 * Parses JSON so that every text in it can be stored: half of a surrogate pair (a text cut in the middle of an
 * emoji) and NUL become U+FFFD, the replacement character. ClickHouse refuses the first, and a C program reads
 * only up to the second.
 * @returns undefined when it is no JSON.
 */
export function parseStorable(source: string): unknown {
  try {
    const wellFormed = source.toWellFormed();
    // JSON names such characters with `\u…` only, and an honest post seldom needs that.
    return wellFormed.includes('\\u') ? JSON.parse(wellFormed, storable) : JSON.parse(wellFormed);
  } catch {
    return undefined;
  }
}

/** Names need no look: those that are not known are dropped by the schema. */
function storable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;
}
