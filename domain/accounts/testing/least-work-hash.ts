import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Replaces `better-auth/crypto` in database tests (vitest.config.ts), which hash and check a thousand passwords: the same kind
 * of hash with the least work, where the real one takes a core for 90 ms. `passwords/hashing.test.ts`, programs and browser
 * journeys use the real one.
 */
const derive = promisify(scrypt) as (
  password: string,
  salt: string,
  length: number,
  options: { N: number; r: number; p: number },
) => Promise<Buffer>;

const digest = async (password: string, salt: string): Promise<string> =>
  (await derive(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 })).toString('hex');

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${await digest(password, salt)}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [salt = '', digested] = hash.split(':');
  return (await digest(password, salt)) === digested;
}
