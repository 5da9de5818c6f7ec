import { defineAccountPage } from '../define-account-page.ts';

/** The page where a new password is asked for. */
export const resetPasswordPage = defineAccountPage(
  'reset-password-page',
  'Password page',
  '/member?a=reset_password',
  async () => (await import('./demo.ts')).demoResetPasswordPage,
);
