import { fixedClock } from '@spindle/platform/clock.ts';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { loader } from './promotion-info.ts';

const END = Date.parse('2026-12-01T00:00:00Z');
const week = {
  slug: 'week',
  title: 'A week',
  closed: false,
  startsAt: '2026-11-24T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  product: [],
};

async function ask(at: number) {
  const context = new RouterContextProvider();
  const list = async () => ({ items: [week], total: 1, tags: [] });
  const promotions = async () => ({ promotions: [], tags: [] });
  const clock = fixedClock(new Date(at));
  context.set(servicesContext, { content: { list }, promotions, clock } as unknown as PageServices);
  context.set(requestContext, {
    locale: 'en',
    tags: new Set(),
    endsAt: Number.POSITIVE_INFINITY,
  } as unknown as ShopRequest);
  const answer = await loader({ context } as unknown as LoaderFunctionArgs);
  return [answer.headers.get('cache-control'), ((await answer.json()) as { closed: boolean }).closed];
}

it.each([
  ['long before its end', -3_600_000, 'public, max-age=60', false],
  ['shortly before its end', -12_500, 'public, max-age=12', false],
  ['at the end', 0, 'public, max-age=60', true],
])('what is said of a promotion is kept until its end and no longer: %s', async (_, from, kept, closed) => {
  expect(await ask(END + from)).toEqual([kept, closed]);
});
