/** Query parameters that identify a person, open something, or belong to our own identity links. */
const PRIVATE =
  /token|passw|secret|session|signature|e-?mail|client_e|^(_cut_|_cus_|_csrc_|laravel_session|uid|key|code|state|sig|mac|checkout|preview|licen[cs]e_?key)$/i;
/** An e-mail address, plain or encoded once or twice. */
const ADDRESS = /@|%(25)?40/i;

/**
 * A URL in the form in which it may be recorded: without user info, fragment, tokens and e-mail addresses. Anything that is
 * not an http(s) URL becomes an empty text. It runs in the browser before sending, and again before storing.
 */
export function scrubUrl(text: string): string {
  if (!URL.canParse(text)) return '';
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return '';
  // Assembled from what is kept; each setter of `URL` would parse everything again, twice per post.
  return (url.origin + scrubPath(url.pathname) + scrubQuery(url)).slice(0, 2000);
}

function scrubPath(path: string): string {
  if (!ADDRESS.test(path)) return path;
  return path
    .split('/')
    .map((part) => (ADDRESS.test(part) ? '' : part))
    .join('/');
}

function scrubQuery(url: URL): string {
  if (url.search === '') return '';
  const kept = [...url.searchParams]
    .filter(([name, value]) => !PRIVATE.test(name) && !ADDRESS.test(name + value))
    // A URL within a URL has parameters of its own, which were not checked.
    .map(([name, value]) => [name, value.split('?')[0] as string]);
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
