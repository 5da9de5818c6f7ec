import { hasLength } from '@spindle/platform/text-length.ts';
import { PASSWORD_LENGTH } from '../sessions/auth.ts';
import { isOfContext, type PasswordContext } from './context-words.ts';

export const PASSWORD_PROBLEMS = ['password_too_short', 'password_too_long', 'password_common'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/**
 * What is wrong with a new password, if anything. Length is counted in characters as people see them. Common passwords are
 * refused, since guessers try those first (NIST SP 800-63B 3.1.1.2).
 */
export async function passwordProblem(
  password: string,
  context: PasswordContext,
): Promise<PasswordProblem | undefined> {
  if (!hasLength(password, { least: PASSWORD_LENGTH.min })) return 'password_too_short';
  if (!hasLength(password, { most: PASSWORD_LENGTH.max })) return 'password_too_long';
  if (isOfContext(password, context)) return 'password_common';
  return (await commonPasswords()).has(password.toLowerCase()) ? 'password_common' : undefined;
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is set: most processes never need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min)),
  );
  return loaded;
}
