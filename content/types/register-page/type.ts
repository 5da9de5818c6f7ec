import { defineAccountPage } from '../define-account-page.ts';

/** The page where an account is made. */
export const registerPage = defineAccountPage(
  'register-page',
  'Registration page',
  '/member?a=register',
  async () => (await import('./demo.ts')).demoRegisterPage,
);
