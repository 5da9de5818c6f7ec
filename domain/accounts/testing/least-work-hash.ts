import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Takes the place of `better-auth/crypto` in tests on databases (vitest.config.ts), which make and check a thousand
 * passwords: the same kind of hash with the least work, where the real one takes a core for 90 ms. The real one is in
 * `passwords/hashing.test.ts`, in programs and in journeys.
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
