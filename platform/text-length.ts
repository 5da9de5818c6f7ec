/**
 * The length rule of forms (spec §5): whether a text has at least so many characters and at most so many. Characters are
 * what people count, not the two units that JavaScript takes some of them for. Without a maximum a text is as long as a
 * request may be, which servers bound.
 */
export function hasLength(
  text: string,
  { least = 0, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number },
): boolean {
  // No text has more characters than units: what is far too long is not taken apart.
  if (text.length < least || text.length > most * 2) return false;
  const { length } = [...text];
  return length >= least && length <= most;
}

/** The first characters of a text, whole ones: half of one is stored nowhere, and nobody can read it. */
export function cutText(text: string, most: number): string {
  // No text has more characters than units: what is far too long is not taken apart.
  return text.length <= most ? text : [...text.slice(0, most * 2)].slice(0, most).join('');
}
