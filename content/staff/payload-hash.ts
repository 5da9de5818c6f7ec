import crypto from 'node:crypto';

/*
 * How Payload hashes passwords (`payload/dist/auth/strategies/local`, which it does not export). The back office's
 * `staff-log-in.db.test.ts` compares the parameters. A password that an older Payload has hashed is hashed anew at the
 * next log-in.
 */

const HASH = /^pbkdf2-sha256-v1:([\da-f]{64})$/;

/** The same work as Payload does to check a password. */
export function hashAsPayloadDoes(password: string, salt = 'nobody'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, 600_000, 32, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Whether an account, as Payload stores it, has this password. */
export async function hasPassword(
  { hash, salt }: { hash?: unknown; salt?: unknown },
  password: string,
): Promise<boolean> {
  const kept = typeof hash === 'string' ? HASH.exec(hash)?.[1] : undefined;
  if (!kept || typeof salt !== 'string') return false;
  return crypto.timingSafeEqual(Buffer.from(kept, 'hex'), await hashAsPayloadDoes(password, salt));
}
