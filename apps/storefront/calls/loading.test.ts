import { expect, test } from 'vitest';
import { loadable } from './loading.ts';

/** A load that ends when the test says so. */
function underControl() {
  const asked: (PromiseWithResolvers<string> & { input: string })[] = [];
  const loading = loadable((input: string) => {
    const promise = { ...Promise.withResolvers<string>(), input };
    asked.push(promise);
    return promise.promise;
  });
  const seen: string[] = [];
  loading.subscribe(() => seen.push(loading.current().status));
  return { asked, loading, seen };
}

test('it goes from idle over pending to success or error, and back', async () => {
  const { asked, loading, seen } = underControl();
  expect(loading.current()).toEqual({ status: 'idle' });
  const first = loading.load('one');
  asked[0]?.resolve('here');
  expect(await first).toEqual({ status: 'success', data: 'here' });
  const second = loading.load('two');
  asked[1]?.reject('not here');
  expect(await second).toEqual({ status: 'error', error: 'not here' });
  expect(loading.current()).toEqual({ status: 'error', error: 'not here' });
  loading.reset();
  expect(seen).toEqual(['pending', 'success', 'pending', 'error', 'idle']);
});

test('of two loads the last one counts, whichever is answered first', async () => {
  const { asked, loading } = underControl();
  const [old, wanted] = [loading.load('old'), loading.load('wanted')];
  asked[1]?.resolve('wanted');
  await wanted;
  asked[0]?.resolve('old');
  await old;
  expect(loading.current()).toEqual({ status: 'success', data: 'wanted' });
});

test('what is underway at a reset changes nothing any more', async () => {
  const { asked, loading } = underControl();
  const load = loading.load('one');
  loading.reset();
  asked[0]?.resolve('late');
  await load;
  expect(loading.current()).toEqual({ status: 'idle' });
});
