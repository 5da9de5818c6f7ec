import { SESSION_COOKIE } from './auth.ts';

/**
 * A token and its signature: 32 bytes in base64, percent-encoded. Whether the signature is right can't be told without the
 * key.
 */
const SIGNED = new RegExp(
  `(?:^|;\\s*)${SESSION_COOKIE}=[^;.]+\\.(?:[a-z0-9+/]|%2b|%2f){43}(?:=|%3d)(?:;|$)`,
  'i',
);

/** Whether a `Cookie` header can hold one of our sessions. It has to be quick: it runs before stored pages are looked up. */
export function mayHaveSession(cookie: string | undefined): boolean {
  return cookie?.includes(`${SESSION_COOKIE}=`) === true && SIGNED.test(cookie);
}
