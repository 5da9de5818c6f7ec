/** JSON with sorted keys and without empty values (spec §5), so that equal events give equal bytes. */
export function canonicalJson(value: object): string {
  return JSON.stringify(canonical(value) ?? {});
}

/** `undefined` means "nothing left": for empty strings, null, NaN, and for objects and lists of only those. */
function canonical(value: unknown): unknown {
  if (value === null || value === '' || Number.isNaN(value)) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(canonical).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const entries = Object.keys(record)
      .sort()
      .map((key) => [key, canonical(record[key])] as const)
      .filter(([, item]) => item !== undefined);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  return value;
}
