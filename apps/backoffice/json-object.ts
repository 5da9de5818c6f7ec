const SENDS = /^(?:POST|PUT|PATCH)$/;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const OPENING = 0x7b; // {

/**
 * Whether what is sent as JSON is no object (`null`, `3`, a list): none of Payload's calls takes that, and each stumbles over it
 * somewhere else. The body is read up to its first sign; the request that is handed back has it whole.
 */
export async function expectObject(request: Request): Promise<{ request: Request; isObject: boolean }> {
  const { body, headers, method, signal, url } = request;
  if (!body || !SENDS.test(method) || !headers.get('content-type')?.includes('json'))
    return { request, isObject: true };
  const reader = body.getReader();
  const read: Uint8Array[] = [];
  let first: number | undefined;
  while (first === undefined) {
    const { value, done } = await reader.read();
    if (done) break;
    read.push(value);
    first = value.find((sign) => !SPACES.has(sign));
  }
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = read.shift();
      if (chunk) return controller.enqueue(chunk);
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  // Calls that take nothing are sent with an empty body.
  const isObject = first === undefined || first === OPENING;
  const init = { method, headers, signal, body: whole, duplex: 'half' } as RequestInit;
  return { request: new Request(url, init), isObject };
}
