/** A text by the languages of the back office, as Payload names them. */
export type Said = string | Readonly<Record<string, string>>;

/**
 * @param label of the content system's configuration
 * @param language as Payload names it (`zh-TW`)
 * @returns undefined where it says nothing, or Payload's own words
 */
export function saidIn(label: unknown, language = 'en'): string | undefined {
  const said = typeof label === 'object' && label !== null ? Reflect.get(label, language) : label;
  return typeof said === 'string' ? said : undefined;
}
