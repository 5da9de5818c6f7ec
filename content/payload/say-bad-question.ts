import type { AfterErrorHook } from 'payload';

/** PostgreSQL's class of errors about data: no number, out of range, no date, a negative offset; and comparisons it does not know. */
const BAD_DATA = /^(?:22...|42883|42804)$/;

/** What was asked names a page, number, date or filter that there can't be: 400, and not an error of the server. */
export const sayBadQuestion: AfterErrorHook = ({ error, req }) => {
  // Payload parses a filter that is no list of parameters as JSON.
  const isNoJson = error instanceof SyntaxError && typeof req.query?.where === 'string';
  if (!isNoJson && !isBadData(error)) return;
  const message = 'This can’t be asked: a page, number, date or filter is none. Nothing was changed.';
  return { status: 400, response: { errors: [{ message }] } };
};

function isBadData(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (BAD_DATA.test(String((current as { code?: unknown }).code))) return true;
  }
  return false;
}
