/**
 * Whether a filter says which documents are meant. Payload takes a condition that is empty, or is none, for one that every
 * document meets: where a program has put a variable that was empty, it would change or delete them all.
 */
export function choosesDocuments(where: unknown): boolean {
  return isFilled(where) && Object.entries(where).every(([name, value]) => isCondition(name, value));
}

function isCondition(name: string, value: unknown): boolean {
  // Many parameters arrive as an object by number instead of a list.
  if (/^(?:and|or)$/i.test(name)) return isFilled(value) && Object.values(value).every(choosesDocuments);
  return (
    isFilled(value) && Object.entries(value).every(([operator, wanted]) => isComparison(operator, wanted))
  );
}

/** Any text holds an empty one, nothing is in an empty list, and numbers are greater than none. */
const WIDE = /^(?:like|not_like|contains|not_in|(?:greater|less)_than(?:_equal)?)$/;

const isComparison = (operator: string, wanted: unknown): boolean =>
  !WIDE.test(operator) || String(wanted ?? '').trim() !== '';

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
