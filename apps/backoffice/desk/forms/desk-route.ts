import { provePassword } from '@spindle/content/staff/prove-password.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { settings } from '../../settings.ts';
import { shop, shopClock, shopLimits } from '../../shop.ts';
import { staffLogIn } from '../../staff-log-in.ts';
import { type Outcome, staffAction } from './staff-action.ts';

/** Whether the member of staff who has sent a form knows the password of their account. A wrong one counts as a guess at the log-in. */
export type ProveSender = (staffId: string, password: unknown) => ReturnType<typeof provePassword>;

/**
 * A route to which a form of the desk is sent.
 * @param page the page of the desk that shows the outcome, below `/admin`; it may depend on the form
 */
export function deskRoute(
  page: string | ((form: FormData) => string),
  act: (shop: Shop, actor: Actor, form: FormData, prove: ProveSender) => Promise<Outcome>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const payload = await getPayload({ config });
    const origin = settings().origins.backoffice;
    const prove: ProveSender = (staffId, password) => {
      const logIn = staffLogIn({ config: settings(), limits: shopLimits, clock: shopClock });
      return provePassword(logIn, { payload, headers: request.headers }, { staffId, password });
    };
    return staffAction(
      { payload, origin, page: (form) => `/admin${typeof page === 'string' ? page : page(form)}` },
      request,
      async (actor, form) => act(await shop(), actor, form, prove),
    );
  };
}
