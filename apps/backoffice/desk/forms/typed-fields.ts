/** Each name of a page's query once. */
export function typedFields(
  query: Readonly<Record<string, string | string[] | undefined>> | undefined,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
