import type { SanitizedCollectionConfig } from 'payload';

/** What a document is called, in each language that it is written in: a choice by its words, all else as it is. */
export function titlesOf(
  { admin, flattenedFields }: SanitizedCollectionConfig,
  document: Readonly<Record<string, unknown>> | undefined,
): string[] {
  const named = admin.useAsTitle ?? 'id';
  const field = flattenedFields.find(({ name }) => name === named);
  const choices = field && 'options' in field ? field.options : [];
  return textsOf(document?.[named]).map((text) => {
    const choice = choices.find((option) => typeof option === 'object' && option.value === text);
    return typeof choice === 'object' ? String(choice.label) : text;
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
