import { timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries this token; compared in constant time. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const shown = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
