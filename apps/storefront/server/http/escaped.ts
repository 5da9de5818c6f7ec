const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text in XML or HTML, also between double quotes. Without what XML has no place for: control characters, lone
 * surrogates, and two signs that are none.
 */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
