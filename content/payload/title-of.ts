import type { SanitizedCollectionConfig } from 'payload';
import { saidIn } from '../fields/said.ts';

/**
 * The titles of a document, in each language that it is written in; for a choice, its words instead of its value.
 * @param language the language for choices, by the back office's name for it (`zh-TW`)
 */
export function titlesOf(
  { admin, flattenedFields }: SanitizedCollectionConfig,
  document: Readonly<Record<string, unknown>> | undefined,
  language?: string,
): string[] {
  const named = admin.useAsTitle ?? 'id';
  const field = flattenedFields.find(({ name }) => name === named);
  const choices = field && 'options' in field ? field.options : [];
  return textsOf(document?.[named]).map((text) => {
    const choice = choices.find((option) => typeof option === 'object' && option.value === text);
    return (typeof choice === 'object' && saidIn(choice.label, language)) || text;
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
