/** A text in the languages of the back office, by Payload's names for them. */
export type Said = string | Readonly<Record<string, string>>;

/**
 * @param label a label in the content system's configuration
 * @param language by Payload's name for it (`zh-TW`)
 * @returns undefined if there is no text, or it is a function of Payload's own
 */
export function saidIn(label: unknown, language = 'en'): string | undefined {
  const said = typeof label === 'object' && label !== null ? Reflect.get(label, language) : label;
  return typeof said === 'string' ? said : undefined;
}
