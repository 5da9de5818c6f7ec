import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js';
import { noteChanges } from './note-changes.ts';

type Action = Parameters<typeof fieldReducer>[1];
const prevStateRef = { current: {} };

const field = (value: string) => ({ value, initialValue: value, valid: true, passesCondition: true });
const opened: FormState = {
  title: field('Title'),
  author: field('Mara'),
  slug: { ...field('bad slug'), valid: false, errorMessage: 'Bad.' },
  updatedAt: field('2026-01-01'),
};
const write = (path: string, value: string): Action => ({ type: 'UPDATE', path, value });
/** The answer of an autosave: what was sent. */
const answer = (sent: FormState): Action => ({
  type: 'MERGE_SERVER_STATE',
  acceptValues: { overrideLocalChanges: false },
  prevStateRef,
  serverState: { ...sent, updatedAt: field('2026-01-02') },
});

/** Payload's own form reducer, with our function applied after each change. */
function openForm(note: typeof noteChanges) {
  const changed = new Set<string>();
  let fields = opened;
  return (action: Action) => {
    fields = fieldReducer(fields, action);
    const serverState = note(changed, fields);
    if (serverState) fields = fieldReducer(fields, { type: 'MERGE_SERVER_STATE', serverState, prevStateRef });
    return fields;
  };
}

const values = (fields: FormState) =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]));

const whileSaving = (note: typeof noteChanges) => {
  const act = openForm(note);
  const sent = act(write('title', 'Sent'));
  act(write('author', 'Ben'));
  act(write('title', 'Written since'));
  return act(answer(sent));
};

test('what is written into two fields while the form is being saved stays in both', () => {
  expect(values(whileSaving(noteChanges))).toMatchObject({ title: 'Written since', author: 'Ben' });
});

test('what nobody has changed follows the saved document', () => {
  const { updatedAt } = whileSaving(noteChanges);
  expect(updatedAt?.value).toBe('2026-01-02');
});

test('Payload on its own loses the first of them; once it does not, ours can go', () => {
  expect(values(whileSaving(() => undefined))).toMatchObject({ title: 'Written since', author: 'Mara' });
});

test('a field that is refused stays refused when another one is written', () => {
  const act = openForm(noteChanges);
  act({ ...write('slug', 'still bad'), valid: false } as Action);
  const { slug } = act(write('title', 'Other'));
  expect(slug).toMatchObject({ value: 'still bad', valid: false, isModified: true });
});

test('a document that is saved by hand is what the form shows then', () => {
  const act = openForm(noteChanges);
  act(write('title', ' Sent '));
  const saved = { type: 'MERGE_SERVER_STATE', acceptValues: true, prevStateRef } as const;
  const fields = act({ ...saved, serverState: { title: field('Sent') } });
  expect(fields.title?.value).toBe('Sent');
});
