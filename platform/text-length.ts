/**
 * The length rule of forms (spec §5): whether a text has at least and at most so many characters, as people count them, where
 * JavaScript may count two units. Without a maximum the text may be as long as a request, which servers limit.
 */
export function hasLength(
  text: string,
  { least = 0, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number },
): boolean {
  // No text has more characters than units, so a text that is far too long need not be split.
  if (text.length < least || text.length > most * 2) return false;
  const { length } = [...text];
  return length >= least && length <= most;
}

/** The first characters of a text, as whole characters: half of one can be neither stored nor read. */
export function cutText(text: string, most: number): string {
  // No text has more characters than units, so a text that is far too long need not be split.
  return text.length <= most ? text : [...text.slice(0, most * 2)].slice(0, most).join('');
}
