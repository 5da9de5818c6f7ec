import { getDomain } from 'tldts';

/**
 * The domain whose cookies all these origins share, so that a session holds on each of them and cookies can
 * stay `SameSite=Lax`.
 * @returns undefined when there is one host only: its cookies need no domain. An error when there is none.
 */
export function sharedDomain(
  origins: readonly string[],
): { ok: true; domain: string | undefined } | { ok: false } {
  const hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  if (hosts.size <= 1) return { ok: true, domain: undefined };
  // Owners of hosts below a suffix such as github.io are strangers to each other.
  const domains = new Set([...hosts].map((host) => getDomain(host, { allowPrivateDomains: true })));
  const [domain, ...others] = domains;
  return domain && others.length === 0 ? { ok: true, domain } : { ok: false };
}
