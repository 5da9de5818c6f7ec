/** A text without what PostgreSQL can't store: NUL, and halves of a character, which cutting leaves behind. */
export function wellFormedText(sent: string): string {
  return sent.replaceAll('\0', '').toWellFormed();
}

/** The same for all texts in something that a browser sent. */
export function wellFormed(sent: unknown): unknown {
  if (typeof sent === 'string') return wellFormedText(sent);
  if (Array.isArray(sent)) return sent.map(wellFormed);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, wellFormed(value)]));
}

/** The same for a form; files stay as they are. */
export function wellFormedForm(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) {
    // A file would get another name if its own were not given.
    if (typeof value === 'string') form.append(name, wellFormedText(value));
    else form.append(name, value, value.name);
  }
  return form;
}
