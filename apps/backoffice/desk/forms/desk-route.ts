import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { settings } from '../../settings.ts';
import { shop } from '../../shop.ts';
import { type Outcome, staffAction } from './staff-action.ts';

/**
 * A route to which a form of the desk is sent.
 * @param page the page of the desk that shows the outcome, below `/admin`; it may depend on the form
 */
export function deskRoute(
  page: string | ((form: FormData) => string),
  act: (shop: Shop, actor: Actor, form: FormData) => Promise<Outcome>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const payload = await getPayload({ config });
    const origin = settings().origins.backoffice;
    return staffAction(
      { payload, origin, page: (form) => `/admin${typeof page === 'string' ? page : page(form)}` },
      request,
      async (actor, form) => act(await shop(), actor, form),
    );
  };
}
