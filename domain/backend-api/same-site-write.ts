const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * May this request write? Safe methods always; others when the browser says that the request comes from one of our own
 * origins. Every current browser sends Origin or Fetch Metadata with a write, so a request without both is refused.
 * @param origins our own origins, such as `https://shop.example`.
 */
export function maySend(
  { method, headers }: { method: string; headers: Headers },
  origins: readonly string[],
): boolean {
  if (SAFE.has(method)) return true;
  const origin = headers.get('origin');
  if (origin !== null) return origins.includes(origin);
  return headers.get('sec-fetch-site') === 'same-origin';
}
