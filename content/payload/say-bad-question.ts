import type { AfterErrorHook } from 'payload';

/** PostgreSQL's error codes for bad data (not a number, out of range, not a date, a negative offset) and unknown comparisons. */
const BAD_DATA = /^(?:22...|42883|42804)$/;

export const CANT_BE_ASKED =
  'This can’t be asked: a page, number, date or filter is none. Nothing was changed.';

/** Comparisons with points on a map, which no document has. Payload knows them, but its database adapter does not. */
const OF_PLACES = /^(?:near|within|intersects)$/;

/** Whether a filter compares with points on a map, at any depth. */
export function asksForPlaces(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false;
  return Object.entries(where).some(([name, value]) => OF_PLACES.test(name) || asksForPlaces(value));
}

/** The query holds an impossible page, number, date or filter: answers 400 instead of a server error. */
export const sayBadQuestion: AfterErrorHook = ({ error, req }) => {
  // Payload parses a filter as JSON if it is not a list of parameters.
  const isNoJson = error instanceof SyntaxError && typeof req.query?.where === 'string';
  const isOfPlaces = error instanceof TypeError && asksForPlaces(req.query?.where);
  if (!isNoJson && !isOfPlaces && !isBadData(error)) return;
  return { status: 400, response: { errors: [{ message: CANT_BE_ASKED }] } };
};

function isBadData(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (BAD_DATA.test(String((current as { code?: unknown }).code))) return true;
  }
  return false;
}
