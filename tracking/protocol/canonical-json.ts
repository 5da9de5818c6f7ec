/** JSON with sorted keys and without what is empty (spec §5): equal events give equal bytes. */
export function canonicalJson(value: object): string {
  return JSON.stringify(canonical(value) ?? {});
}

/** `undefined` stands for "nothing left": empty strings, null, NaN, and objects and lists of only those. */
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
