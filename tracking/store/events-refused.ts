/** ClickHouse's names for rows that it can't read as the table's columns; trying again does not help. */
const UNREADABLE =
  /^(CANNOT_PARSE_|CANNOT_CONVERT_|CANNOT_READ_ARRAY|INCORRECT_DATA|TYPE_MISMATCH|ARGUMENT_OUT_OF_BOUND|VALUE_IS_OUT_OF_RANGE|DECIMAL_OVERFLOW|TOO_DEEP_RECURSION|VIOLATED_CONSTRAINT)/;

/**
 * Whether an insert failed because of what it holds; everything else is an outage of the store. Told by the
 * error's `type`, as the embedded engine throws errors of a copy of the client's class.
 */
export function eventsWereRefused(error: unknown): boolean {
  return error instanceof Error && 'type' in error && UNREADABLE.test(String(error.type));
}
