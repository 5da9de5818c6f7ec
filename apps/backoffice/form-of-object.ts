/** What a form of the content system's calls holds as JSON: a document's fields, beside a file. */
const FIELD = /^content-disposition:.*;\s*name="?_payload"?(?:;|\s*$)/im;

/** Bytes of a part's head at most; longer ones are no form of ours, and Payload's to judge. */
const LONGEST_HEAD = 4 * 1024;

/** Signs of a boundary at most (RFC 2046, 5.1.1). */
const LONGEST_BOUNDARY = 70;

/** What the content system's log knows it by (`content/payload/refusal.ts`). */
const NO_OBJECT = '_payload is no JSON object';

const BREAK = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * A form whose `_payload` is no JSON object (`null`, `3`, a list) ends with an error there: Payload would take it for a
 * document's fields, and stumble over it somewhere else. Nothing of the form is kept meanwhile.
 * @returns undefined for one whose parts have a longer boundary than there is
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

/** @returns what looks at a piece of a form after the other: whether it holds a `_payload` that is no object */
function lookAtParts(boundary: string): (chunk: Uint8Array) => boolean {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first part has no line before it.
  let rest: Buffer = BREAK;
  /** It begins in the field's value, of which nothing but white space has come. */
  let isInField = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (isInField) {
        const first = firstOf(rest, delimiter);
        if (first === undefined) {
          // Of white space as much is kept as may be the beginning of a delimiter.
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
      // The line break that a head ends with may be the one that the next delimiter begins with.
      const length = (next < 0 ? follows : follows.subarray(0, next + BREAK.length)).indexOf(HEAD_END);
      if (length < 0 && next >= 0) {
        rest = rest.subarray(start + next);
        continue;
      }
      if (length < 0) {
        // Not all of it is there yet, or it is none: of many beginnings of parts no more is kept than of one.
        const isWaitedFor = rest.length - start < LONGEST_HEAD;
        rest = rest.subarray(isWaitedFor ? at : start);
        if (isWaitedFor) return false;
        continue;
      }
      const head = start + length;
      isInField = FIELD.test(rest.toString('latin1', start, head));
      // The last line of any other part's head may be the next part's first.
      rest = rest.subarray(head + (isInField ? HEAD_END : BREAK).length);
    }
  };
}

/** The white space of JSON. */
const BLANK: ReadonlySet<number | undefined> = new Set(
  [' ', '\t', '\r', '\n'].map((sign) => sign.charCodeAt(0)),
);

/** The first sign of a field's value; '' where there is none, undefined where it has not come yet. */
function firstOf(value: Buffer, delimiter: Buffer): string | undefined {
  let at = 0;
  while (BLANK.has(value[at])) at += 1;
  const line = value.subarray(Math.max(0, at - BREAK.length), at - BREAK.length + delimiter.length);
  if (line.equals(delimiter)) return '';
  // A delimiter may still come, and a minus may be its beginning.
  if (at === value.length || line.equals(delimiter.subarray(0, line.length))) return undefined;
  return value.toString('latin1', at, at + 1);
}
