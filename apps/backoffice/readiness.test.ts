import { expect, test } from 'vitest';
import { readiness } from './readiness.ts';

const answers = () => Promise.resolve();
const hangs = () => new Promise(() => {});
const fails = () => Promise.reject(new Error('no connection'));

test.each([
  ['hangs', hangs],
  ['fails', fails],
])(
  'a back office whose database %s stays ready, once it has started, and says what is missing',
  async (_, broken) => {
    let database: () => Promise<unknown> = broken;
    const ready = readiness({ database: () => database(), isDraining: () => false }, 20);
    const asked = async () => {
      const answer = await ready();
      return [answer.status, await answer.json()];
    };
    expect(await asked()).toEqual([503, { status: 'starting' }]);
    database = answers;
    expect(await asked()).toEqual([200, { status: 'ready', missing: [] }]);
    database = broken;
    expect(await asked()).toEqual([200, { status: 'ready', missing: ['database'] }]);
  },
);

test('one that is being stopped is not ready', async () => {
  const answer = await readiness({ database: answers, isDraining: () => true })();
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'draining' }]);
});
