const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML or HTML, also for use in double quotes. Replaces what XML does not allow: control characters, lone
 * surrogates and two noncharacters.
 */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
