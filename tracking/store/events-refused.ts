/** ClickHouse's error names for rows that it can't read as the table's columns; trying again does not help. */
const UNREADABLE =
  /^(CANNOT_PARSE_|CANNOT_CONVERT_|CANNOT_READ_ARRAY|INCORRECT_DATA|TYPE_MISMATCH|ARGUMENT_OUT_OF_BOUND|VALUE_IS_OUT_OF_RANGE|DECIMAL_OVERFLOW|TOO_DEEP_RECURSION|VIOLATED_CONSTRAINT)/;

/**
 * Whether an insert failed because of its contents; every other failure is an outage of the store. Recognised by the error's
 * `type`, since the embedded engine throws errors of a separate copy of the client's class.
 */
export function eventsWereRefused(error: unknown): boolean {
  return error instanceof Error && 'type' in error && UNREADABLE.test(String(error.type));
}
