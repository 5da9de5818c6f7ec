/**
 * Whether a filter really chooses documents. To Payload, every document meets a condition that is empty or is not a
 * condition at all: a program that has filled in an empty variable would change or delete them all.
 */
export function choosesDocuments(where: unknown): boolean {
  return isFilled(where) && Object.entries(where).every(([name, value]) => isCondition(name, value));
}

function isCondition(name: string, value: unknown): boolean {
  // A long list of parameters arrives as an object with numbers as keys.
  if (/^(?:and|or)$/i.test(name)) return isFilled(value) && Object.values(value).every(choosesDocuments);
  return (
    isFilled(value) && Object.entries(value).every(([operator, wanted]) => isComparison(operator, wanted))
  );
}

/**
 * Comparisons that documents meet if the value is empty: any text contains the empty text, nothing is in an empty list,
 * and numbers are greater than an empty one.
 */
const WIDE = /^(?:like|not_like|contains|not_in|(?:greater|less)_than(?:_equal)?)$/;

const isComparison = (operator: string, wanted: unknown): boolean =>
  !WIDE.test(operator) || String(wanted ?? '').trim() !== '';

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
