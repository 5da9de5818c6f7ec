import { PASSWORD_LENGTH } from '../sessions/auth.ts';

export type PasswordProblem = 'password_too_short' | 'password_too_long';

/** What is wrong with a new password, if anything. Length is counted in characters as people see them. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if ([...password].length < PASSWORD_LENGTH.min) return 'password_too_short';
  if (password.length > PASSWORD_LENGTH.max) return 'password_too_long';
  return undefined;
}
