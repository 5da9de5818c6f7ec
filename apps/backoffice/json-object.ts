const SENDS = /^(?:POST|PUT|PATCH)$/;

/**
 * A request whose JSON has arrived whole, or undefined where what it holds is no object (`null`, `3`, a list): none of
 * Payload's calls takes that, and each stumbles over it somewhere else. Other bodies are left unread.
 * @throws what ended the body before its end
 */
export async function expectObject(request: Request): Promise<Request | undefined> {
  const { body, headers, method, signal, url } = request;
  if (!body || !SENDS.test(method) || !headers.get('content-type')?.includes('json')) return request;
  const text = await request.text();
  // Calls that take nothing are sent with an empty body.
  const [first] = text.trimStart();
  return first === undefined || first === '{'
    ? new Request(url, { method, headers, signal, body: text })
    : undefined;
}
