import { wellFormed } from '@spindle/platform/well-formed.ts';

/** The fields of a page's query, each name once, without characters that the database can't store. */
export function typedFields(
  query: Readonly<Record<string, string | string[] | undefined>> | undefined,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      wellFormed(Array.isArray(value) ? value[0] : value) as string | undefined,
    ]),
  );
}
