export interface WayBack {
  href: string;
  label: string;
}

/** The fields of the query about what was done, and about the list below the form. */
const NOT_OF_THE_FORM: ReadonlySet<string> = new Set(['after', 'as', 'done', 'which']);

/**
 * A link that discards what is in a form that always stands on its page: the entry that somebody has chosen to change, or
 * what they have typed and was refused. Undefined if there is nothing to discard.
 * @param asked the page's query
 */
export function wayBack(
  asked: Readonly<Record<string, string | undefined>>,
  href: string,
  label: string,
): WayBack | undefined {
  return Object.keys(asked).some((name) => !NOT_OF_THE_FORM.has(name)) ? { href, label } : undefined;
}
