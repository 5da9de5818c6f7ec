/**
 * Whether a request line's target is not a sound path: bytes outside ASCII, broken percent-encoding, broken UTF-8 in it,
 * a null byte, an absolute URL, or `.` and `..` segments. Browsers resolve those before they send a request; accepted
 * here, such a page would be stored under one path and rendered for another.
 */
export function isBadTarget(target: string): boolean {
  if (!SOUND.test(target)) return true;
  const question = target.indexOf('?');
  if (STEP.test(question === -1 ? target : target.slice(0, question))) return true;
  if (!target.includes('%')) return false;
  if (target.includes('%00')) return true;
  try {
    decodeURIComponent(question === -1 ? target : target.slice(0, question));
    return false;
  } catch {
    return true;
  }
}

/** Exactly one slash at the start: after two, the rest would be read as a host. */
const SOUND = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;
const STEP = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
