import type { Actor } from '@spindle/domain/actor.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { expect, test } from 'vitest';
import { keepForm, keptForm } from './kept-forms.ts';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const ada: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const form = (name: string) => {
  const sent = new FormData();
  sent.set('name', name);
  return sent;
};

test('a form is kept for who has sent it, for half an hour', () => {
  const id = keepForm(form('Kei'), ada, clock);
  expect(keptForm(id, ada, clock)).toEqual({ name: 'Kei' });
  expect(keptForm(id, { ...ada, staffId: '2' }, clock)).toEqual({});
  expect(keptForm(id, { kind: 'visitor' }, clock)).toEqual({});
  for (const other of [undefined, '', crypto.randomUUID()]) expect(keptForm(other, ada, clock)).toEqual({});
  const later = fixedClock(new Date('2026-11-22T10:30:00Z'));
  expect(keptForm(id, ada, later)).toEqual({});
});

test('two hundred are kept; then the oldest goes', () => {
  const ids = Array.from({ length: 201 }, (_, at) => keepForm(form(String(at)), ada, clock));
  expect(keptForm(ids[0], ada, clock)).toEqual({});
  for (const at of [1, 200]) expect(keptForm(ids[at], ada, clock)).toEqual({ name: String(at) });
});

test('of a form that is too long its beginning is kept', () => {
  const sent = form('x'.repeat(20_000_000));
  for (let field = 0; field < 100; field++) sent.set(`field${field}`, '');
  const kept = keptForm(keepForm(sent, ada, clock), ada, clock);
  expect(kept.name).toBe('x'.repeat(2_000));
  expect(Object.keys(kept)).toHaveLength(50);
});
