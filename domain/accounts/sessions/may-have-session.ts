import { SESSION_COOKIE } from './auth.ts';

/** A token and its signature: the base64 of 32 bytes, percent-encoded. Whether it is right only the key tells. */
const SIGNED = new RegExp(
  `(?:^|;\\s*)${SESSION_COOKIE}=[^;.]+\\.(?:[a-z0-9+/]|%2b|%2f){43}(?:=|%3d)(?:;|$)`,
  'i',
);

/** Whether a `Cookie` header can hold one of our sessions. Quick: it is asked before stored pages are looked up. */
export function mayHaveSession(cookie: string | undefined): boolean {
  return cookie?.includes(`${SESSION_COOKIE}=`) === true && SIGNED.test(cookie);
}
