import { maskedKey } from '@spindle/domain/licences/masked-key.ts';

/**
 * Data with the keys masked, wherever they occur in it.
 * @param value plain data, as a loader returns it
 */
export function masked<Value>(value: Value, keys: readonly string[]): Value {
  if (typeof value === 'string') {
    // The longest first: an imported key may be part of another one, the rest of which would stay readable.
    const longestFirst = keys.toSorted((one, other) => other.length - one.length);
    return longestFirst.reduce((text: string, key) => text.replaceAll(key, maskedKey(key)), value) as Value;
  }
  if (Array.isArray(value)) return value.map((each) => masked(each, keys)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each, keys)])) as Value;
}
