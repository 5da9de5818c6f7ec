import { DEEPEST_DOCUMENT } from '@spindle/content/payload/check-document.ts';

const SENDS = /^(?:POST|PUT|PATCH)$/;

/**
 * Reads a request's JSON whole. Undefined if it is not an object (`null`, `3`, a list), or is nested deeper than any
 * document: none of Payload's calls accepts that, and each would fail somewhere else. Requests without JSON are passed on
 * unread.
 * @throws if the body breaks off
 */
export async function expectObject(request: Request): Promise<Request | undefined> {
  const { body, headers, method, signal, url } = request;
  if (!body || !SENDS.test(method) || !/json/i.test(headers.get('content-type') ?? '')) return request;
  const text = await request.text();
  // Calls without input are sent with an empty body.
  const [first] = text.trimStart();
  return first === undefined || (first === '{' && !isDeeperThan(text, DEEPEST_DOCUMENT))
    ? new Request(url, { method, headers, signal, body: text })
    : undefined;
}

function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length && depth <= most; at += 1) {
    const sign = json[at];
    if (sign === '"') isInText = !isInText;
    else if (isInText) at += sign === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return depth > most;
}
