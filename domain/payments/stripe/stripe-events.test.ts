import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRIPE_API_VERSION } from './open-stripe.ts';
import { STRIPE_EVENTS } from './stripe-provider.ts';

const guide = readFileSync(new URL('../../../docs/from-sandbox-to-stripe.md', import.meta.url), 'utf8');

test('the guide names the events that the shop knows, and the version in which they come', () => {
  const named = guide.match(/`(?:[a-z_]+\.)+[a-z_]+`/g)?.map((name) => name.slice(1, -1)) ?? [];
  const events = named.filter((name) =>
    /^(?:checkout|payment_intent|refund|charge|customer|invoice)\./.test(name),
  );
  expect(events.toSorted()).toEqual(Object.keys(STRIPE_EVENTS).toSorted());
  expect(guide).toContain(`\`${STRIPE_API_VERSION}\``);
});
