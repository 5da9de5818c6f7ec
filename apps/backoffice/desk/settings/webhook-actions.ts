import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { changeWebhookEndpoint } from '@spindle/domain/webhooks/change-webhook-endpoint.ts';
import { makeWebhookEndpoint } from '@spindle/domain/webhooks/make-webhook-endpoint.ts';
import { WEBHOOK_EVENTS } from '@spindle/domain/webhooks/webhook.ts';
import { numberOf, typedOf } from '../forms/form-fields.ts';
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
  const id = String(form.get('id') ?? '');
  const ends = form.get('change') === 'end';
  const generation = numberOf(form.get('generation')) ?? 0;
  const changed = await changeWebhookEndpoint(
    deps,
    actor,
    ends ? { id, change: 'end' } : { id, change: 'new-secret', generation },
  );
  if (!changed.ok) return { problem: changed.error };
  return { done: changed.endpoint.url, as: ends ? 'ended' : 'newSecret' };
}
