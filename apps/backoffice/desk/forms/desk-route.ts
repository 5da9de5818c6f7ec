import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { settings } from '../../settings.ts';
import { shop } from '../../shop.ts';
import { type Outcome, staffAction } from './staff-action.ts';

/** Where a form of the desk is sent. @param page of the desk that shows what came of it, below `/admin`; it may depend on what was sent */
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
