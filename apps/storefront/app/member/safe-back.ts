/**
 * Where to go after a log-in: a path of this origin, or undefined. Everything that a browser would take for
 * another host (`//host`, `/\host`, a scheme) is refused.
 */
export function safeBack(value: string | null, origin: string): string | undefined {
  if (!value?.startsWith('/') || value.length > 2000) return undefined;
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  // `/.//host` is a path of this origin until its dots are resolved; then it reads as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
