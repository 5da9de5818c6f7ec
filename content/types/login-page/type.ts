import { defineAccountPage } from '../define-account-page.ts';

/** The page where members log in. */
export const loginPage = defineAccountPage(
  'login-page',
  'Log-in page',
  '/member?a=login',
  async () => (await import('./demo.ts')).demoLoginPage,
);
