/** What a browser sent, without what PostgreSQL stores in no text: NUL, and halves of a character, as cutting leaves them. */
export function wellFormed(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(sent)) return sent.map(wellFormed);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, wellFormed(value)]));
}
