/**
 * A request whose body ends with an error after `limit` bytes, whether or not a Content-Length was sent.
 * @param limit bytes
 */
export function boundBody(request: Request, limit: number): { request: Request; isExceeded(): boolean } {
  if (Number(request.headers.get('content-length')) > limit) return { request, isExceeded: () => true };
  if (!request.body) return { request, isExceeded: () => false };
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(new Error(`More than ${limit} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  const { url, method, headers, signal } = request;
  const body = request.body.pipeThrough(count);
  const bounded = new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
  return { request: bounded, isExceeded: () => bytes > limit };
}
