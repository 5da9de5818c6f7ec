import { getPayload } from 'payload';
import config from '../../../payload.config.ts';
import { factorDeps } from '../../../second-factor/factor-deps.ts';
import { secondFactorRoute } from '../../../second-factor/second-factor-route.ts';
import { settings } from '../../../settings.ts';
import { shopClock, shopLimits } from '../../../shop.ts';
import { staffLogIn } from '../../../staff-log-in.ts';

export const dynamic = 'force-dynamic';

/** The forms of the second factor. They accept a session that only a password has opened. */
export const POST = async (request: Request): Promise<Response> =>
  secondFactorRoute(
    {
      payload: await getPayload({ config }),
      origin: settings().origins.backoffice,
      factor: factorDeps,
      logIn: staffLogIn({ config: settings(), limits: shopLimits, clock: shopClock }),
    },
    request,
  );
