import type { AfterErrorHook } from 'payload';

/** PostgreSQL's class of errors about data: no number, out of range, no date, a negative offset; and comparisons it does not know. */
const BAD_DATA = /^(?:22...|42883|42804)$/;

export const CANT_BE_ASKED =
  'This can’t be asked: a page, number, date or filter is none. Nothing was changed.';

/** Comparisons with points on a map, which no document has: Payload knows them, and its database adapter does not. */
const OF_PLACES = /^(?:near|within|intersects)$/;

/** Whether a filter compares with a point on a map, at whatever depth. */
export function asksForPlaces(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false;
  return Object.entries(where).some(([name, value]) => OF_PLACES.test(name) || asksForPlaces(value));
}

/** What was asked names a page, number, date or filter that there can't be: 400, and not an error of the server. */
export const sayBadQuestion: AfterErrorHook = ({ error, req }) => {
  // Payload parses a filter that is no list of parameters as JSON.
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
