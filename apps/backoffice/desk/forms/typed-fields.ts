import { wellFormed } from '@spindle/platform/well-formed.ts';

/** Each name of a page's query once, without what no text of the database has. */
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
