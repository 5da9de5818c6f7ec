/**
 * Whether a request line's target is no sound path: bytes outside ASCII, broken percent-encoding, broken
 * UTF-8 behind it, a null byte, or an absolute URL.
 */
export function isBadTarget(target: string): boolean {
  if (!SOUND.test(target)) return true;
  if (!target.includes('%')) return false;
  if (target.includes('%00')) return true;
  const question = target.indexOf('?');
  try {
    decodeURIComponent(question === -1 ? target : target.slice(0, question));
    return false;
  } catch {
    return true;
  }
}

/** One slash at the start: with two, the rest would be read as a host. */
const SOUND = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;
