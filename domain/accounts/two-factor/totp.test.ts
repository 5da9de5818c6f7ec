import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

// "12345678901234567890", the secret of RFC 6238, appendix B.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

// The last six of the eight digits in that appendix.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('knows the code of second %i', (seconds, code) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('takes a code one step before and after its own, and no further', () => {
  const steps = [-60, -30, 0, 30, 60].map((off) => stepOfCode(SECRET, '005924', at(1_234_567_890 + off)));
  const own = 41_152_263;
  expect(steps).toEqual([undefined, own, own, own, undefined]);
});

it('takes what people type, and nothing else', () => {
  const now = at(1_234_567_890);
  expect(stepOfCode(SECRET, ' 005 924', now)).toBeDefined();
  for (const code of ['', '5924', '0059240', 'x', '-05924', 'éééééé', '🔑🔑🔑', '\0\0\0\0\0\0']) {
    expect(stepOfCode(SECRET, code, now)).toBeUndefined();
  }
});

it('gives apps a new secret of 160 bits with the name of shop and account', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const name = 'A: Müller & Söhne <b>"Disc"</b>';
  const uri = new URL(totpUri(secret, name, 'ada@example.test'));
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri.pathname)).toContain(`${name}:ada@example.test`);
  expect(uri.searchParams.get('issuer')).toBe(name);
});
