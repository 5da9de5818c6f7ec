import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeWebhookEndpoint } from '@spindle/domain/webhooks/change-webhook-endpoint.ts';
import { makeWebhookEndpoint } from '@spindle/domain/webhooks/make-webhook-endpoint.ts';
import { WEBHOOK_EVENTS } from '@spindle/domain/webhooks/webhook.ts';
import { typedOf } from '../forms/form-fields.ts';
import type { Outcome } from '../forms/staff-action.ts';

type Deps = Pick<Shop, 'deps'>;

/** The form of a new endpoint. */
export async function makeWebhookAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const events = WEBHOOK_EVENTS.filter((event) => form.getAll('events').includes(event));
  const made = await makeWebhookEndpoint(deps, actor, { url: String(form.get('url') ?? ''), events });
  if (!made.ok) return { ...typedOf(form), problem: made.error };
  return { done: made.endpoint.url, as: 'made' };
}

/** The buttons at an endpoint. */
export async function changeWebhookAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const change = form.get('change') === 'end' ? 'end' : 'new-secret';
  const changed = await changeWebhookEndpoint(deps, actor, { id: String(form.get('id') ?? ''), change });
  if (!changed.ok) return { problem: changed.error };
  return { done: changed.endpoint.url, as: change === 'end' ? 'ended' : 'newSecret' };
}
