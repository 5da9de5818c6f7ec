import { expect, test } from 'vitest';
import { hashRecoveryCode, isLikeRecoveryCode, newRecoveryCodes, RECOVERY_CODES } from './recovery-code.ts';

const hash = (code: string) => hashRecoveryCode('a secret', 'm', code);

test('each code has 112 random bits or more, and differs from the others', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/);
    expect(code).not.toMatch(/[ilo01]/);
    // The alphabet has 31 characters.
    expect(code.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(112);
  }
});

test('a code is known however it is typed, and no other is', () => {
  const [code = '', other = ''] = newRecoveryCodes();
  const typed = [code, code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `];
  for (const one of typed) {
    expect(isLikeRecoveryCode(one)).toBe(true);
    expect(hash(one)).toBe(hash(code));
  }
  expect(hash(other)).not.toBe(hash(code));
  expect(hashRecoveryCode('a secret', 'n', code)).not.toBe(hash(code));
});

test('one that was handed out with ten signs is known still', () => {
  expect(isLikeRecoveryCode('abcde-fghjk')).toBe(true);
  expect(hash('ABCDE FGHJK')).toBe(hash('abcde-fghjk'));
  for (const none of ['', '123456', 'correct horse battery', `${'a'.repeat(25)}`])
    expect(isLikeRecoveryCode(none)).toBe(false);
});
