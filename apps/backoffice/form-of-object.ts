/** The part of a form that holds JSON in Payload's calls: the fields of a document, sent together with a file. */
const FIELD = /^content-disposition:.*;\s*name="?_payload"?(?:;|\s*$)/im;

/** The longest head of a part, in bytes. Our forms have none that is longer; Payload judges those. */
const LONGEST_HEAD = 4 * 1024;

/** The longest boundary, in characters (RFC 2046, 5.1.1). */
const LONGEST_BOUNDARY = 70;

/** The content system's log recognises the error by this text (`content/payload/refusal.ts`). */
const NO_OBJECT = '_payload is no JSON object';

const BREAK = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Ends a form with an error if its `_payload` is not a JSON object (`null`, `3`, a list): Payload would take it for the
 * fields of a document and fail somewhere else. Nothing of the form is kept in memory.
 * @returns undefined if the boundary is longer than allowed
 */
export function expectFormOfObject(
  request: Request,
): { request: Request; isNoObject(): boolean } | undefined {
  const boundary = boundaryOf(request.headers.get('content-type'));
  if (!request.body || boundary === undefined) return { request, isNoObject: () => false };
  if (boundary.length > LONGEST_BOUNDARY) return undefined;
  const look = lookAtParts(boundary);
  let isNoObject = false;
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      isNoObject ||= look(chunk);
      if (isNoObject) controller.error(new Error(NO_OBJECT));
      else controller.enqueue(chunk);
    },
  });
  const { url, method, headers, signal } = request;
  const body = request.body.pipeThrough(watch);
  const watched = new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
  return { request: watched, isNoObject: () => isNoObject };
}

function boundaryOf(contentType: string | null): string | undefined {
  if (!/^multipart\//i.test(contentType ?? '')) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain;
}

/** @returns a function that is given one piece of the form after another, and tells whether its `_payload` is not an object */
function lookAtParts(boundary: string): (chunk: Uint8Array) => boolean {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line break before it.
  let rest: Buffer = BREAK;
  /** `rest` begins within the field's value, of which only white space has come so far. */
  let isInField = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (isInField) {
        const first = firstOf(rest, delimiter);
        if (first === undefined) {
          // Keeps only as much white space as may turn out to be the beginning of a delimiter.
          rest = rest.subarray(Math.max(0, rest.length - delimiter.length));
          return false;
        }
        if (first !== '{' && first !== '') return true;
        isInField = false;
      }
      const at = rest.indexOf(delimiter);
      if (at < 0) {
        rest = rest.subarray(Math.max(0, rest.length - delimiter.length));
        return false;
      }
      const start = at + delimiter.length;
      const follows = rest.subarray(start, start + LONGEST_HEAD);
      const next = follows.indexOf(delimiter);
      // The line break at the end of a head may also be the beginning of the next delimiter.
      const length = (next < 0 ? follows : follows.subarray(0, next + BREAK.length)).indexOf(HEAD_END);
      if (length < 0 && next >= 0) {
        rest = rest.subarray(start + next);
        continue;
      }
      if (length < 0) {
        // The head has not arrived whole, or there is none. Waits for at most one head's length.
        const isWaitedFor = rest.length - start < LONGEST_HEAD;
        rest = rest.subarray(isWaitedFor ? at : start);
        if (isWaitedFor) return false;
        continue;
      }
      const head = start + length;
      isInField = FIELD.test(rest.toString('latin1', start, head));
      // The last line break of any other part's head may be the beginning of the next delimiter.
      rest = rest.subarray(head + (isInField ? HEAD_END : BREAK).length);
    }
  };
}

/** White space in JSON. */
const BLANK: ReadonlySet<number | undefined> = new Set(
  [' ', '\t', '\r', '\n'].map((sign) => sign.charCodeAt(0)),
);

/** The first character of a field's value; '' if the value is empty, undefined if it has not come yet. */
function firstOf(value: Buffer, delimiter: Buffer): string | undefined {
  let at = 0;
  while (BLANK.has(value[at])) at += 1;
  const line = value.subarray(Math.max(0, at - BREAK.length), at - BREAK.length + delimiter.length);
  if (line.equals(delimiter)) return '';
  // A delimiter may still follow, and what has come may be its beginning.
  if (at === value.length || line.equals(delimiter.subarray(0, line.length))) return undefined;
  return value.toString('latin1', at, at + 1);
}
