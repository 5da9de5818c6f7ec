import { backendRouter } from '../backend-api/envelope.ts';
import { actingHttp } from './acting/http.ts';
import { addressHttp } from './address/http.ts';
import type { AccountsDeps } from './deps.ts';
import { factorsHttp } from './factors/http.ts';
import { googleHttp } from './google/http.ts';
import { passkeysHttp } from './passkeys/http.ts';
import { passwordsHttp } from './passwords/http.ts';
import { profileHttp } from './profile/http.ts';
import { registrationHttp } from './registration/http.ts';
import { sessionsHttp } from './sessions/http.ts';
import { signInLinksHttp } from './sign-in-links/http.ts';
import { twoFactorHttp } from './two-factor/http.ts';

/** Who members are and how they prove it. */
export function accountsHttp(deps: AccountsDeps) {
  const app = backendRouter();
  registrationHttp(app, deps);
  sessionsHttp(app, deps);
  actingHttp(app, deps);
  signInLinksHttp(app, deps);
  googleHttp(app, deps);
  passkeysHttp(app, deps);
  passwordsHttp(app, deps);
  factorsHttp(app, deps);
  addressHttp(app, deps);
  profileHttp(app, deps);
  twoFactorHttp(app, deps);
  return app;
}
