export interface WayBack {
  href: string;
  label: string;
}

/** What a page's address says of what was done, and of the list below the form. */
const NOT_OF_THE_FORM: ReadonlySet<string> = new Set(['after', 'as', 'done', 'which']);

/**
 * Where a form that always stands on its page leads back to: what somebody has chosen to change, or has typed and was refused,
 * can be given up. Undefined where there is nothing to give up.
 * @param asked the page's query
 */
export function wayBack(
  asked: Readonly<Record<string, string | undefined>>,
  href: string,
  label: string,
): WayBack | undefined {
  return Object.keys(asked).some((name) => !NOT_OF_THE_FORM.has(name)) ? { href, label } : undefined;
}
