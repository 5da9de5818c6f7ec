import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { eventsPutAside } from './events-put-aside.ts';
import { EVENT_SUBJECTS, type EventHandler, type EventHandlers, type EventSubject } from './provider.ts';
import { routeEvent } from './route-event.ts';
import { paymentEvents } from './tables.ts';

const { db } = await testDatabase();
const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const log = openLog('test', 'silent');

async function stored(about: EventSubject) {
  const event = { provider: 'sandbox', eventId: randomUUID() };
  const row = { ...event, about, type: `${about}.something`, providerId: 'x', receivedAt: clock.now() };
  await db.insert(paymentEvents).values(row);
  return event;
}
const rowOf = async ({ provider, eventId }: Awaited<ReturnType<typeof stored>>) => {
  const [row] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return row;
};
const route = (modules: readonly EventHandlers[]) => (event: { provider: string; eventId: string }) =>
  routeEvent({ db, clock, log, handlersOf: (about) => modules.flatMap((each) => each[about] ?? []) }, event);

test.each(EVENT_SUBJECTS)('an event about a %s goes to every module that cares for it', async (about) => {
  const calls: string[] = [];
  const say =
    (name: string): EventHandler =>
    async ({ eventId }) => {
      calls.push(`${name} ${eventId}`);
    };
  const others = Object.fromEntries(
    EVENT_SUBJECTS.filter((other) => other !== about).map((other) => [other, say('wrong')]),
  );
  const event = await stored(about);
  await route([{ [about]: say('first') }, others, { [about]: say('second') }])(event);
  expect(calls).toEqual([`first ${event.eventId}`, `second ${event.eventId}`]);
  expect(await rowOf(event)).toMatchObject({ processedAt: clock.now(), putAsideAt: null });
});

test('one that nobody cares for is put aside with a warning, and kept', async () => {
  const warned = vi.spyOn(log, 'warn');
  const event = await stored('dispute');
  await route([{ payment: async () => {} }])(event);
  expect(await rowOf(event)).toMatchObject({ processedAt: null, putAsideAt: clock.now() });
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ ...event, about: 'dispute' }),
    expect.any(String),
  );
});

test('what was put aside is listed, the newest first, until a later version has handled it', async () => {
  const [first, second, other] = [
    await stored('refund'),
    await stored('refund'),
    await stored('subscription'),
  ];
  for (const event of [first, second, other]) {
    clock.set(new Date(clock.now().getTime() + 1_000));
    await route([])(event);
  }
  const ids = async (about?: EventSubject) =>
    (await eventsPutAside(db, about ? { about } : {})).map(({ eventId }) => eventId);
  expect((await ids()).slice(0, 3)).toEqual([other.eventId, second.eventId, first.eventId]);
  expect(await ids('refund')).toEqual([second.eventId, first.eventId]);
  await route([{ refund: async () => {} }])(first);
  expect(await ids('refund')).toEqual([second.eventId]);
});

test('one whose handler fails is not finished', async () => {
  const event = await stored('payment');
  const fails = route([{ payment: () => Promise.reject(new Error('no database')) }])(event);
  await expect(fails).rejects.toThrow('no database');
  expect(await rowOf(event)).toMatchObject({ processedAt: null, putAsideAt: null });
});
