import { expect, test } from 'vitest';
import { oneATurn } from './one-a-turn.ts';

test('between two that ask at once everybody else has a turn', async () => {
  const turn = oneATurn();
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const drawn = ['first', 'second', 'third'].map((name) => turn().then(note(name)));
  setImmediate(() => {
    note('others')();
    setImmediate(note('others'));
  });
  await Promise.all(drawn);
  expect(order).toEqual(['first', 'others', 'second', 'others', 'third']);
});

test('who asks while nobody else does goes at once', async () => {
  const turn = oneATurn();
  await turn();
  await new Promise((done) => setImmediate(done));
  let gone = false;
  void turn().then(() => {
    gone = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(gone).toBe(true);
});
