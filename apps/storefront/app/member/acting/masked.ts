import { maskedKey } from '@spindle/domain/licences/masked-key.ts';

/**
 * Data with the keys masked, wherever in it one may stand.
 * @param value as a loader gives it: plain data
 */
export function masked<Value>(value: Value, keys: readonly string[]): Value {
  if (typeof value === 'string') {
    // The longest first: an imported key may be a part of another, and would leave the rest of that one to be read.
    const longestFirst = keys.toSorted((one, other) => other.length - one.length);
    return longestFirst.reduce((text: string, key) => text.replaceAll(key, maskedKey(key)), value) as Value;
  }
  if (Array.isArray(value)) return value.map((each) => masked(each, keys)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each, keys)])) as Value;
}
