import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeStorefront } from './close-storefront.ts';

/** Parts that record what they are told; the jobs and the connections end when the test says so. */
function setUp() {
  const told: string[] = [];
  const readiness = { draining: false };
  const jobs = Promise.withResolvers<void>();
  const connections = Promise.withResolvers<void>();
  const tell = (what: string, until = Promise.resolve()) => {
    told.push(what);
    return until;
  };
  const closed = closeStorefront({
    readiness,
    jobs: { stop: () => tell('jobs', jobs.promise) },
    endConnections: () => tell('connections', connections.promise),
    purges: { close: () => tell('purges') },
    services: { close: () => tell('services') },
  });
  return { told, readiness, jobs, connections, closed };
}

test('jobs are told to stop while a visitor is still connected, and no more visitors are sent', async () => {
  const { told, readiness } = setUp();
  await turn();
  expect(told).toEqual(['jobs', 'connections']);
  expect(readiness.draining).toBe(true);
});

test.each(['jobs', 'connections'] as const)(
  'the database is there until the last of both is done, be it the %s',
  async (last) => {
    const { told, closed, ...parts } = setUp();
    parts[last === 'jobs' ? 'connections' : 'jobs'].resolve();
    await turn();
    expect(told).toEqual(['jobs', 'connections']);
    parts[last].resolve();
    await closed;
    expect(told).toEqual(['jobs', 'connections', 'purges', 'services']);
  },
);
